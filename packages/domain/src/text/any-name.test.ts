import { expect, it } from "vitest";

import { anyName } from "./any-name.ts";

const names = anyName`nurses?, radiolog*, (pharmacy|dental) technician,
  \.net, (?<!\bno )coach`;

it.each(["head nurse", "nurses wanted", "radiology", "dental technician", "asp .net", "sales coach"])(
  "finds a name in %s",
  (title) => {
    expect(names.test(title)).toBe(true);
  },
);

it.each(["nursery", "neuroradiology", "technician", "internet", "no coach", "dental, technician"])(
  "finds none in %s",
  (title) => {
    expect(names.test(title)).toBe(false);
  },
);
