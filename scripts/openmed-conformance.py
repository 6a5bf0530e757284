"""Answers generated cases with the OpenMed package, one JSON line in, one JSON line out.

Each case names a function and holds its arguments; documents travel as text, so that number literals keep their form.
The answer is what the function gives, as text, or `FIELD: CODE`, with the evidence behind it where the error has some,
or `crash NAME` where the package ends in an exception that is no contract error.
"""

import json
import sys

from openmed.agent import (
    identifiers,
    tool_catalog_binding,
    tool_catalog_diff,
    tool_contract_lint,
    tool_inventory,
    tool_inventory_schema,
)
from openmed.agent.correlation import ActionId, RunId
from openmed.agent.permissions import access_tickets, grants
from openmed.agent.tools import argument_classifier, data_projection
from openmed.mcp import tool_registry

IDS = {
    "capability": identifiers.CapabilityId,
    "purpose": identifiers.PurposeId,
    "policy": identifiers.PolicyId,
    "workflow": identifiers.WorkflowId,
    "tool": identifiers.ToolId,
}


def identifier(case):
    found = IDS[case["kind"]].parse(case["value"])
    return dump([found.kind, found.namespace, found.local_name, found.version])


def lint(case):
    return tool_contract_lint.lint_tool_contract(json.loads(case["schema"])).to_json()


def projection(case):
    grants = case["grants"]
    return data_projection.plan_data_projection(
        json.loads(case["schema"]),
        workflow_purpose=case["purpose"],
        granted_data_classes=tuple(grants) if isinstance(grants, list) else grants,
    ).to_json()


def classify(case):
    classified = classifier_of(case).classify(json.loads(case["arguments"]))
    return classified.report.to_json() + " " + dump(classified.arguments)


def classifier_of(case):
    rules = [
        argument_classifier.ArgumentPathRule(frozen(rule["path"]), rule["dataClass"])
        for rule in case["rules"]
    ]
    decisions = tuple(
        argument_classifier.ArgumentDataClassDecision(
            item["dataClass"], action(item["action"]), item["replacement"]
        )
        for item in case["decisions"]
    )
    policy = argument_classifier.ArgumentClassificationPolicy(case["profile"], decisions)
    return argument_classifier.ArgumentClassifier(
        rules, policy, hash_key=key_of(case["key"])
    )


def action(name):
    try:
        return argument_classifier.ArgumentAction(name)
    except ValueError:
        return name


def frozen(value):
    return tuple(value) if isinstance(value, list) else value


def key_of(text):
    return None if text is None else bytes.fromhex(text)


def issue(case):
    constraints = [
        grants.CapabilityGrantConstraint.from_dict(item) for item in case["constraints"]
    ]
    signer = grants.CapabilityGrantSigner(keys_of(case["keys"]), key_id=case["keyId"])
    return signer.issue(constraints, expires_at=case["expiresAt"]).to_json()


def verify(case):
    manifest, request, verifier, now = presented(case)
    return verifier.verify(manifest, request, now=now).to_json()


def grant_dispatch(case):
    manifest, request, verifier, now = presented(case["verify"])
    call = callback(case)
    return grants.dispatch_with_capability_grant(manifest, request, verifier, call, now=now)


def presented(case):
    manifest = case["manifest"]
    if case["as"] == "object":
        manifest = json.loads(manifest)
    request = grants.CapabilityGrantRequest(**case["request"])
    verifier = grants.CapabilityGrantVerifier(keys_of(case["keys"]))
    return manifest, request, verifier, given_time(case["now"])


def callback(case):
    return (lambda: "called") if case["isFunction"] else "called"


def dispatch(case):
    verify, classify = case["verify"], case["classify"]
    result = argument_classifier.dispatch_with_argument_classification(
        json.loads(verify["manifest"]) if verify["as"] == "object" else verify["manifest"],
        grants.CapabilityGrantRequest(**verify["request"]),
        grants.CapabilityGrantVerifier(keys_of(verify["keys"])),
        classifier_of(classify),
        json.loads(classify["arguments"]),
        dump,
        now=given_time(verify["now"]),
    )
    return result.report.to_json() + " " + result.value


def given_time(now):
    """No time is the clock's, which no case can expect; ours is an invalid time too."""
    return -1 if now is None else now


def ticket_and_request(case):
    drafted = case["ticket"]
    made = None
    if drafted is not None:
        run_id, purpose, classes, selectors, tool_actions = parts(drafted)
        made = access_tickets.AccessTicket(
            run_id, purpose, classes, selectors, tool_actions, drafted["expiresAt"]
        )
    run_id, purpose, classes, selectors, tool_actions = parts(case["request"])
    request = access_tickets.AccessTicketRequest(
        run_id, purpose, classes, selectors, (tool_actions + (None,))[0]
    )
    return made, request


def ticket(case):
    made, request = ticket_and_request(case)
    verifier = access_tickets.AccessTicketVerifier()
    verified = verifier.verify(made, request, now=given_time(case["now"]))
    return dump(
        [
            verified.run_id.serialize(),
            verified.purpose,
            verified.permitted_data_classes,
            [[item.kind, item.digest] for item in verified.record_selectors],
            [[item.tool, item.action] for item in verified.permitted_tool_actions],
            verified.expires_at,
        ]
    )


def ticket_dispatch(case):
    made, request = ticket_and_request(case["ticket"])
    verifier = access_tickets.AccessTicketVerifier()
    now = given_time(case["ticket"]["now"])
    return access_tickets.dispatch_with_access_ticket(
        made, request, verifier, callback(case), now=now
    )


def parts(drafted):
    return (
        RunId.parse(drafted["runId"]),
        drafted["purpose"],
        tuple(drafted["classes"]),
        tuple(access_tickets.RecordSelector(*item) for item in drafted["selectors"]),
        tuple(access_tickets.ToolAction(*item) for item in drafted["toolActions"]),
    )


def selector(case):
    return access_tickets.RecordSelector.from_value(
        kind=case["kind"], value=case["value"], key=key_of(case["key"])
    ).digest


def inventory(case):
    read = tool_inventory.ToolInventory.from_dict(json.loads(case["document"]))
    return read.to_json() + "\n" + read.to_markdown()


def record(case):
    read = tool_inventory.ToolInventoryRecord.from_dict(json.loads(case["record"]))
    return tool_inventory.ToolInventory.from_records([read]).to_json()


def inventory_schema(_case):
    return tool_inventory_schema.render_tool_inventory_schema()


def diff(case):
    sides = {side: json.loads(case[side]) for side in ("baseline", "candidate")}
    told = tool_catalog_diff.diff_tool_catalogs(**sides)
    return told.to_json() + "\n" + told.to_markdown()


def correlation_id(case):
    return {"run": RunId, "action": ActionId}[case["kind"]].parse(case["value"]).serialize()


def schema_digest(case):
    return tool_catalog_binding.tool_spec_schema_digest(
        tool_registry.ToolSpec(
            "x", "", json.loads(case["input"]), json.loads(case["output"])
        )
    )


def snapshot(case):
    read = tool_catalog_binding.RunToolCatalogSnapshot.from_dict(json.loads(case["document"]))
    return read.to_json() + " " + read.digest


RUN_ID = "run_" + "0123456789abcdef" * 2


def run(case):
    catalog = tool_catalog_binding.RunToolCatalog
    specs = [spec_of(tool) for tool in case["tools"]]
    registry = registry_of(case["tools"], specs)
    later = registry_of(case["later"], [spec_of(tool) for tool in case["later"]])
    inventory = tool_inventory.ToolInventory(
        tuple(record_of(review, specs) for review in case["reviews"])
    )
    names = names_of(case)
    try:
        captured = catalog.capture(RunId(RUN_ID), inventory, registry, names)
    except tool_catalog_binding.ToolCatalogBindingError as error:
        return error.code
    return " ".join(
        ["ok"]
        + [
            outcome(step)
            for step in (
                lambda: ",".join(captured.check(registry).reasons),
                lambda: ",".join(captured.check(later).reasons),
                lambda: catalog.restore(captured.snapshot, registry, names),
                lambda: catalog.restore(captured.snapshot, later, names),
                lambda: captured.invoke(registry, *case["asked"], json.loads(case["arguments"])),
                lambda: captured.invoke(later, *case["asked"], json.loads(case["arguments"])),
            )
        ]
    )


def outcome(step):
    try:
        result = step()
    except tool_catalog_binding.ToolCatalogBindingError as error:
        return error.code
    return f"[{result}]" if isinstance(result, str) else "ok"


def spec_of(tool):
    read_only, destructive, idempotent = tool["hints"]
    return tool_registry.ToolSpec(
        tool["name"],
        "",
        json.loads(tool["input"]),
        json.loads(tool["output"]),
        version=tool["version"],
        read_only_hint=read_only,
        destructive_hint=destructive,
        idempotent_hint=idempotent,
    )


def registry_of(tools, specs):
    registry = tool_registry.ToolRegistry()
    for tool, spec in zip(tools, specs):
        registry.register(spec, handler=HANDLERS[tool["handler"]])
    return registry


def throws(**_arguments):
    raise RuntimeError


HANDLERS = {"answers": lambda **_arguments: {}, "throws": throws, "none": None}


def record_of(review, specs):
    spec = specs[review["tool"]]
    try:
        digest = tool_catalog_binding.tool_spec_schema_digest(spec)
    except tool_catalog_binding.ToolCatalogBindingError:
        digest = "sha256:" + "f" * 64
    side_effects = tool_catalog_binding.tool_spec_side_effect_class(spec)
    return tool_inventory.ToolInventoryRecord(
        review["toolId"],
        review["version"],
        "capability:org.example/x",
        side_effects if review["sideEffects"] == "same" else tool_inventory.SideEffectClass.NONE,
        digest if review["digest"] == "same" else "sha256:" + "0" * 64,
    )


def names_of(case):
    names = {
        (review["toolId"], review["version"]): review["name"] for review in case["reviews"]
    }
    if case["names"] == "fewer":
        return dict(list(names.items())[1:])
    if case["names"] == "more":
        return {**names, ("tool:org.example/more", "1.0.0"): "more"}
    return names


def keys_of(keys):
    if isinstance(keys, dict):
        return {name: key_of(text) for name, text in keys.items()}
    return key_of(keys)


FUNCTIONS = {
    "identifier": identifier,
    "lint": lint,
    "projection": projection,
    "classify": classify,
    "issue": issue,
    "verify": verify,
    "dispatch": dispatch,
    "ticket": ticket,
    "selector": selector,
    "inventory": inventory,
    "record": record,
    "inventorySchema": inventory_schema,
    "correlationId": correlation_id,
    "grantDispatch": grant_dispatch,
    "ticketDispatch": ticket_dispatch,
    "diff": diff,
    "schemaDigest": schema_digest,
    "snapshot": snapshot,
    "run": run,
}


def dump(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def answer(case):
    try:
        return FUNCTIONS[case["function"]](case)
    except Exception as error:  # every error is an answer
        if not hasattr(error, "code"):
            return "crash " + type(error).__name__
        return str(error) + evidence(error)


def evidence(error):
    for name in ("rationale", "report", "evidence"):
        if hasattr(error, name):
            return " " + getattr(error, name).to_json()
    return ""


def main():
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))))


if __name__ == "__main__":
    main()
