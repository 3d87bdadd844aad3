import * as fc from "fast-check";

import { hostileName, hostileValue, pollute } from "./hostile-values.ts";

/** A request with up to three hostile values, anywhere in it. */
export function spoil(request: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({ where: fc.nat(), value: hostileValue, name: fc.option(hostileName) });
  return fc
    .tuple(request, fc.oneof(fc.constant([]), fc.array(change, { maxLength: 3 })))
    .map(([whole, changes]) =>
      changes.reduce<unknown>((spoiled, { where, value, name }) => put(spoiled, where, value, name), whole),
    );
}

/** The same value with one part replaced or one field added. */
function put(whole: unknown, where: number, value: unknown, name: string | null): unknown {
  if (Array.isArray(whole) && whole.length > 0)
    return whole.map((item: unknown, at) =>
      at === where % whole.length ? put(item, where >> 3, value, name) : item,
    );
  if (!isRecord(whole)) return value;
  const names = Object.keys(whole);
  const chosen = names[where % (names.length + 1)];
  if (chosen === undefined) return name === null ? value : pollute(name, value, whole);
  return pollute(chosen, put(whole[chosen], where >> 3, value, name), whole);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
