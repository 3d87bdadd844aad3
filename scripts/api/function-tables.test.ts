import { expect, it } from "vitest";

import { writeFunctionTables } from "./function-tables.ts";
import type { Offered } from "./read-reference.ts";

const PAGE = `# Pay

<!-- The functions of rates, written by \`pnpm api\`. -->

| Function |
| -------- |

Never rejects.
`;

const offer = (name: string, more: Partial<Offered> = {}): Offered => ({
  name,
  kinds: ["Function"],
  doc: "Says.",
  code: "",
  parameters: ["client"],
  ...more,
});
const rates = {
  entry: "@farwork/data/rates",
  offered: [
    offer("fetchTypicalPay", {
      doc: "The pay of jobs,\nif 20 state it. Takes a second.\n\n@throws DataError",
      parameters: ["client", "kind", "{ limit }?"],
    }),
    offer("RatesPage", { kinds: ["TypeAlias"] }),
  ],
};

it("lists each function of an entry, with its parameters and the first sentence of its description", () => {
  expect(writeFunctionTables(PAGE, [rates])).toBe(`# Pay

<!-- The functions of rates, written by \`pnpm api\`. -->

| Function                            | Entry    | Does                             |
| ----------------------------------- | -------- | -------------------------------- |
| \`fetchTypicalPay(kind, { limit }?)\` | \`/rates\` | The pay of jobs, if 20 state it. |

Never rejects.
`);
});

it("changes nothing the second time", () => {
  const written = writeFunctionTables(PAGE, [rates]);
  expect(writeFunctionTables(written, [rates])).toBe(written);
});

it("refuses a table of an unknown entry, and functions without a table", () => {
  expect(() => writeFunctionTables(PAGE, [])).toThrow("no entry rates");
  const jobs = { entry: "@farwork/data/jobs", offered: [offer("fetchJobs")] };
  expect(() => writeFunctionTables(PAGE, [rates, jobs])).toThrow("functions of jobs");
});

it("needs no table for the package itself and the client", () => {
  const others = ["@farwork/data", "@farwork/data/client"].map((entry) => ({
    entry,
    offered: [offer("createClient")],
  }));
  expect(() => writeFunctionTables(PAGE, [rates, ...others])).not.toThrow();
});
