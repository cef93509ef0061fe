"""nginx and Apache as Debian ships them: their own configuration, with other folders, ports and headers."""

import os
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

from tools.provision import host_packages
from tools.serve import HOST

NO_HEADERS: Mapping[str, str] = MappingProxyType({})
# What Debian switches on when the package is installed.
APACHE_MODULES = (
    *("access_compat", "alias", "auth_basic", "authn_core", "authn_file", "authz_core", "authz_host"),
    *("authz_user", "autoindex", "deflate", "dir", "env", "filter", "mime", "mpm_event", "negotiation"),
    *("reqtimeout", "setenvif", "status"),
)
PATIENCE = 10.0


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        port: int = taken.getsockname()[1]
        return port


class RealHost(ABC):
    """Serves the folder `root` on a port of its own, out of the folder `home`."""

    def __init__(
        self, root: Path, home: Path, headers: Mapping[str, str] = NO_HEADERS, more: str = ""
    ) -> None:
        self.root = root
        self.home = home
        self.headers = headers
        self.more = more  # lines of its own configuration
        self.port = free_port()
        self.packages = host_packages()

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}/"

    @abstractmethod
    def command(self) -> list[str | Path]:
        """Lays out the configuration; how to start the server in the foreground."""

    @property
    def environment(self) -> dict[str, str]:
        libraries = self.packages / "usr/lib/x86_64-linux-gnu"
        return {**os.environ, "LD_LIBRARY_PATH": str(libraries)}

    @contextmanager
    def running(self) -> Iterator[str]:
        log = self.home / "server.log"
        with log.open("w") as out:
            server = subprocess.Popen(self.command(), env=self.environment, stdout=out, stderr=out)
        try:
            self._wait(server, log)
            yield self.url
        finally:
            server.terminate()
            server.wait(PATIENCE)

    def _wait(self, server: subprocess.Popen[bytes], log: Path) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            assert server.poll() is None and time.monotonic() < end, log.read_text()
            with socket.socket() as trial:
                if trial.connect_ex((HOST, self.port)) == 0:
                    return
            time.sleep(0.05)


class Nginx(RealHost):
    def command(self) -> list[str | Path]:
        stock = self.packages / "etc/nginx"
        headers = "".join(f'add_header {name} "{value}" always;\n' for name, value in self.headers.items())
        site = (stock / "sites-available/default").read_text()
        site = site.replace(
            "listen 80 default_server;", f"listen {HOST}:{self.port};\n{headers}{self.more}\n"
        )
        site = site.replace("listen [::]:80 default_server;", "").replace("/var/www/html", str(self.root))
        (self.home / "site.conf").write_text(site)
        text = (stock / "nginx.conf").read_text()
        for old, new in {
            "user www-data;": "user root;" if os.geteuid() == 0 else "",
            "/run/nginx.pid": f"{self.home}/nginx.pid",
            "/var/log/nginx": str(self.home),
            "/etc/nginx/sites-enabled/*": f"{self.home}/site.conf",
            "/etc/nginx/modules-enabled": str(self.home),
            "/etc/nginx": str(stock),
        }.items():
            text = text.replace(old, new)
        text = text.replace(f"include {self.home}/*.conf;", "", 1)
        temporary = "".join(
            f"{what}_temp_path {self.home}/{what};"
            for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.home / "nginx.conf").write_text(text.replace("http {", f"http {{ {temporary}", 1))
        binary = self.packages / "usr/sbin/nginx"
        return [binary, "-c", self.home / "nginx.conf", "-g", "daemon off;", "-e", self.home / "error.log"]


class Apache(RealHost):
    @property
    def environment(self) -> dict[str, str]:
        return {
            **super().environment,
            **dict.fromkeys(("APACHE_RUN_DIR", "APACHE_LOG_DIR", "APACHE_LOCK_DIR"), str(self.home)),
            "APACHE_PID_FILE": str(self.home / "apache2.pid"),
            "APACHE_RUN_USER": "www-data",
            "APACHE_RUN_GROUP": "www-data",
        }

    def command(self) -> list[str | Path]:
        server = self.home / "apache2"
        shutil.copytree(self.packages / "etc/apache2", server, symlinks=True, dirs_exist_ok=True)
        modules = [*APACHE_MODULES, "headers"] if self.headers else APACHE_MODULES
        for name in modules:
            for part in (server / "mods-available").glob(f"{name}.*"):
                text = part.read_text().replace("/usr/lib/apache2", f"{self.packages}/usr/lib/apache2")
                (server / "mods-enabled" / part.name).write_text(text)
        headers = "".join(f'Header always set {name} "{value}"\n' for name, value in self.headers.items())
        site = (server / "sites-available/000-default.conf").read_text()
        site = site.replace("*:80", f"{HOST}:{self.port}").replace("/var/www/html", str(self.root))
        (server / "sites-enabled/site.conf").write_text(
            site.replace("</VirtualHost>", f"{headers}{self.more}\n</VirtualHost>")
        )
        (server / "ports.conf").write_text(f"Listen {HOST}:{self.port}\nServerName {HOST}\n")
        text = (server / "apache2.conf").read_text().replace("/var/www/", f"{self.root}/")
        (server / "apache2.conf").write_text(text)
        return [
            self.packages / "usr/sbin/apache2",
            "-d",
            server,
            "-f",
            server / "apache2.conf",
            "-D",
            "FOREGROUND",
        ]
