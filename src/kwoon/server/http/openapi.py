"""The OpenAPI document that describes the routes."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any, get_args, get_origin

import msgspec

from kwoon import __version__
from kwoon.hall.errors import (
    STATUSES,
    Conflict,
    HallError,
    InvalidRequest,
    LimitReached,
    NotFound,
    PermissionDenied,
    TooLarge,
    Unavailable,
)
from kwoon.hall.routing import JSON, REQUIRED, Download, ErrorResponse, Parameter, Route

DESCRIPTION = "The HTTP API of a Kwoon hall. Games are played over a websocket; see docs/develop/protocol.md."
ERROR_DESCRIPTIONS: dict[type[HallError], str] = {
    InvalidRequest: "The request is invalid.",
    PermissionDenied: "You are not allowed to do this.",
    NotFound: "Not found.",
    Conflict: "The request conflicts with the current state.",
    TooLarge: "The request is too large.",
    LimitReached: "Too many requests.",
    Unavailable: "Temporarily unavailable. The request can be repeated.",
}


def openapi_document(routes: Sequence[Route]) -> dict[str, Any]:
    """Return the document for these routes."""
    types = [ErrorResponse, *(type for route in routes for type in _types(route))]
    schemas, components = msgspec.json.schema_components(
        types, schema_hook=_any_value, ref_template="#/components/schemas/{name}"
    )
    schema_by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kwoon", "version": __version__, "description": DESCRIPTION},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _any_value(_: type) -> dict[str, Any]:
    """Return the schema of `object`, which msgspec cannot describe."""
    return {"description": "Any value"}


def _types(route: Route) -> list[Any]:
    """Return the types of a route's parameters, body and response."""
    parameters = [*route.path_parameters, *route.query_parameters, *([route.body] if route.body else [])]
    return [*(each.type for each in parameters), _content_type(route)]


def _content_type(route: Route) -> Any:
    response = route.response_type
    return get_args(response)[0] if get_origin(response) is Download else response


def _operation(route: Route, schemas: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    content = schemas[_content_type(route)] if route.media_type == JSON else {"type": "string"}
    operation: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "parameters": [
            *(_parameter(each, "path", schemas[each.type]) for each in route.path_parameters),
            *(_parameter(each, "query", schemas[each.type]) for each in route.query_parameters),
        ],
        "responses": {
            str(route.status): {"description": "Success", "content": {route.media_type: {"schema": content}}},
            **{
                str(STATUSES[error]): {
                    "description": ERROR_DESCRIPTIONS[error],
                    "content": {JSON: {"schema": schemas[ErrorResponse]}},
                }
                for error in sorted(route.errors, key=STATUSES.__getitem__)
            },
        },
    }
    if route.handler.__doc__:
        operation["description"] = " ".join(inspect.cleandoc(route.handler.__doc__).split())
    if route.body:
        required = route.body.default is REQUIRED
        operation["requestBody"] = {"required": required, "content": {JSON: {"schema": schemas[route.body.type]}}}
    return operation


def _parameter(parameter: Parameter, place: str, schema: dict[str, Any]) -> dict[str, Any]:
    descriptions = [each["description"] for each in (schema, *schema.get("anyOf", ())) if "description" in each]
    return {
        "name": parameter.name,
        "in": place,
        "required": parameter.default is REQUIRED,
        "description": descriptions[0],
        "schema": schema if parameter.default in (REQUIRED, None) else schema | {"default": parameter.default},
    }
