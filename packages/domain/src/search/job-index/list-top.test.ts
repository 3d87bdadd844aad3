import * as fc from "fast-check";
import { expect, it } from "vitest";

import { listTop, rankTexts } from "./list-top.ts";

it("lists the thirty values with the highest counts, ties by name", () => {
  const counts = fc.uniqueArray(fc.tuple(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 4 })), {
    minLength: 40,
    maxLength: 120,
    selector: ([value]) => value,
  });
  fc.assert(
    fc.property(counts, (counted) => {
      const values = counted.map(([value]) => value);
      const listed = listTop(
        values,
        Uint32Array.from(counted, ([, count]) => count),
        { kept: [], countOf: () => 0 },
        rankTexts(values),
      );
      const expected = counted
        .filter(([, count]) => count > 0)
        .toSorted(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1));
      expect(listed).toEqual(expected.slice(0, 30).map(([value, count]) => ({ value, count })));
    }),
  );
});
