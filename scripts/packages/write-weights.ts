// `pnpm weights`: what each entry of the published packages costs a page, and what it may cost.
import { measureEntries } from "./measure-entries.ts";
import { packPackages } from "./pack-packages.ts";
import { WEIGHTS } from "./weights.ts";

const project = await packPackages();
const rows = [...(await measureEntries(project))].map(([entry, kb]) => ({
  entry,
  kB: kb.toFixed(2),
  "at most": WEIGHTS[entry]?.toFixed(1),
}));
project.close();
console.table(rows);
