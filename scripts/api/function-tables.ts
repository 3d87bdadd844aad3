import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import type { Entry, Offered } from "./read-reference.ts";

const TABLE = /(<!-- The functions of ([\w, -]+), written by `pnpm api`\. -->\n\n)(?:\|.*\n)*/g;
/** Entries that need no table: the package itself, and the client, which the page begins with. */
const WITHOUT_TABLE: readonly string[] = ["", "client"];

/**
 * A README with its tables written anew: the functions of the entries that the comment above a table names, each with
 * the first sentence of its description.
 *
 * @throws RangeError if a table names an unknown entry, or no table has one with functions.
 */
export function writeFunctionTables(page: string, entries: readonly Entry[]): string {
  const left = new Map(
    entries.map(({ entry, offered }) => [
      entry.replace(/^@farwork\/\w+\/?/, ""),
      offered.filter(({ kinds }) => kinds.includes("Function")),
    ]),
  );
  const written = page.replaceAll(TABLE, (_, comment: string, names: string) => {
    const rows = names.split(", ").flatMap((entry) => {
      const functions = left.get(entry);
      if (!functions) throw new RangeError(`There is no entry ${entry}, or it has a table already.`);
      left.delete(entry);
      return functions.map((each) => [`\`${writeCall(each)}\``, `\`/${entry}\``, readSentence(each)]);
    });
    return `${comment}${writeTable(["Function", "Entry", "Does"], rows)}\n`;
  });
  for (const [entry, functions] of left)
    if (functions.length > 0 && !WITHOUT_TABLE.includes(entry))
      throw new RangeError(`No table of the README has the functions of ${entry}.`);
  return written;
}

function writeCall({ name, parameters }: Offered): string {
  return `${name}(${parameters.filter((each) => each !== "client").join(", ")})`;
}

function readSentence({ doc }: Offered): string {
  return (/^.*?\.(?=\s|$)/s.exec(doc)?.[0] ?? doc).replaceAll("\n", " ");
}
