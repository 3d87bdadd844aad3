import { COSTS } from "../../apps/functions/src/runtime/rate-limits/costs.ts";
// Imported by path, as the package may not be built yet.
import { listContracts } from "../../packages/domain/src/testing/list-contracts.ts";
import type { Asked, CostCase } from "./cost-case.ts";
import type { BenchPerson } from "./create-people.ts";

type More = Pick<CostCase, "exception" | "times" | "status" | "jobs"> & { readonly units?: number };

const CONTRACTS = listContracts().toSorted((a, b) => a.name.localeCompare(b.name, "en"));

/** A call of a callable, with its charged cost. */
export function ofCallable(
  name: string,
  what: string,
  { units = readUnits(name), ...more }: More,
  write: (turn: number, person: BenchPerson) => unknown,
): CostCase {
  const isSignedIn = CONTRACTS.some((each) => each.name === name && each.callers === "signed-in");
  return {
    of: name,
    what,
    units,
    ...more,
    ask: ({ board, person, turn }) =>
      fetch(
        `${board.functionsUrl}/${name}`,
        post({ data: write(turn, person) }, isSignedIn ? person.idToken : undefined),
      ),
  };
}

/** The example requests of all contracts without a case of their own: no other request costs more. */
export function ofExamples(cases: readonly CostCase[]): CostCase[] {
  const others = CONTRACTS.filter(({ name }) => !cases.some(({ of }) => of === name));
  return others.map(({ name, example }) => ofCallable(name, "the contract's example", {}, () => example));
}

/** A request to a function that is not a callable. */
export function ofEndpoint(
  name: string,
  what: string,
  ask: (url: string, asked: Asked) => Promise<Response>,
  more: Pick<CostCase, "exception" | "status"> = {},
): CostCase {
  return {
    of: name,
    what,
    units: readUnits(name),
    ...more,
    ask: (asked) => ask(`${asked.board.functionsUrl}/${name}`, asked),
  };
}

function readUnits(name: string): number {
  const all = new Map<string, unknown>(Object.entries(COSTS));
  for (const callable of CONTRACTS) all.set(callable.name, callable.cost);
  const cost = all.get(name);
  if (typeof cost !== "number") throw new Error(`What ${name} costs depends on what is asked.`);
  return cost;
}

/** Options for `fetch` to send JSON. */
export function post(body: object, idToken?: string): RequestInit {
  const headers = {
    "content-type": "application/json",
    ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
  };
  return { method: "POST", headers, body: JSON.stringify(body) };
}
