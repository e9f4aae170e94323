"""The files that start Fuda elsewhere name what is there: Docker is not at hand where tests run."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from fuda.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FLAGS = {"FUDA_HOST", "FUDA_PORT", "FUDA_DATABASE", "FUDA_NAME", "FUDA_PROXY", "FUDA_METRICS", "FUDA_HOME"}
MADE = {"postgres.env"}  # by who runs it


@pytest.mark.parametrize("name", ["compose.yaml", "compose.postgres.yaml"])
def test_a_compose_file_names_what_is_there(name: str):
    found: dict[str, Any] = yaml.safe_load((DEPLOY / name).read_text("utf-8"))
    services, volumes = found["services"], set(found["volumes"])
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        for other in service.get("depends_on", {}):
            assert "healthcheck" in services[other]
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in volumes or (DEPLOY / source).is_file(), source
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()
            assert set(service["environment"]) <= FLAGS
        if "env_file" in service:
            assert service["env_file"] in MADE
    assert {name for name in services if name.startswith("fuda")}


def test_the_proxy_before_several_asks_those_that_are_started_about_their_health():
    services = yaml.safe_load((DEPLOY / "compose.postgres.yaml").read_text("utf-8"))["services"]
    proxy = (DEPLOY / "Caddyfile.several").read_text("utf-8")
    for name in services:
        if name.startswith("fuda"):
            assert f"{name}:8765" in proxy
    assert "/api/health" in proxy


def test_the_file_of_the_unit_sets_what_there_is():
    found = tomllib.loads((DEPLOY / "fuda.toml").read_text("utf-8"))
    assert set(found.get("settings", {})) <= set(Settings.__struct_fields__)
    assert set(found) <= {"host", "port", "database", "name", "proxy", "metrics", "settings", "lan"}
