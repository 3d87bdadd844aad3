import { parseFragment, serialize } from "parse5";

import { type BuiltNode, buildNodes, findForbidden } from "../../src/testing/allowed-markup.ts";
import type { Contender } from "./contenders.ts";

/** The number of failures by kind. */
export type Failures = {
  readonly executable: number;
  readonly names: number;
  readonly addresses: number;
  readonly reparse: number;
  readonly idempotence: number;
  readonly thrown: number;
};

const EXECUTING =
  /^(?:script|style|svg|math|iframe|frame|object|embed|link|meta|base|form|template|noscript)$/;
// Not that of images, which are only rendered.
const FOLLOWED = ["href", "xlink:href", "action", "formaction", "data"];
const SCRIPT_SCHEMES = ["javascript:", "vbscript:", "data:"];

/** Sanitises each input and checks the result as parsed by a browser. */
export function judgeOutputs(sanitize: Contender["sanitize"], inputs: readonly string[]): Failures {
  const outputs = inputs.flatMap((html) => attempt(() => sanitize(html)));
  const judged = outputs.map((html) => {
    const nodes = buildNodes(html);
    const forbidden = findForbidden(nodes);
    return {
      executable: nodes.some(isExecutable),
      names: forbidden.some((what) => /^<|\[/.test(what)),
      addresses: forbidden.some((what) => /^(?:href|src)=/.test(what)),
      reparse: attempt(() => reread(html)).at(0) !== spell(html),
      idempotence: attempt(() => sanitize(html)).at(0) !== html,
    };
  });
  const count = (name: keyof (typeof judged)[number]) => judged.filter((one) => one[name]).length;
  return {
    executable: count("executable"),
    names: count("names"),
    addresses: count("addresses"),
    reparse: count("reparse"),
    idempotence: count("idempotence"),
    thrown: inputs.length - outputs.length,
  };
}

/** The result, or empty after a stack overflow. */
export function attempt<Value>(run: () => Value): Value[] {
  try {
    return [run()];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function isExecutable({ name, attributes }: BuiltNode): boolean {
  return (
    EXECUTING.test(name) ||
    attributes.some(([attribute, value]) => {
      if (attribute.startsWith("on")) return true;
      return (
        FOLLOWED.includes(attribute) &&
        URL.canParse(value) &&
        SCRIPT_SCHEMES.includes(new URL(value).protocol)
      );
    })
  );
}

/** A browser's serialisation, normalised for quotes and void tags. */
function reread(html: string): string {
  return spell(serialize(parseFragment(html)));
}

function spell(html: string): string {
  return html.replaceAll(" />", ">").replaceAll("&quot;", '"').replaceAll("\u00A0", "&nbsp;");
}
