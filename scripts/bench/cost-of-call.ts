import { COSTS } from "../../apps/functions/src/runtime/rate-limits/costs.ts";
// Imported by path, as the package may not be built yet.
import { listContracts } from "../../packages/domain/src/testing/list-contracts.ts";
import type { Asked, CostCase } from "./cost-case.ts";
import type { BenchPerson } from "./create-people.ts";

type More = Pick<CostCase, "exception" | "times" | "status" | "jobs"> & {
  readonly isSignedIn?: boolean;
  readonly units?: number;
};

/** A call of a callable, with its charged cost. */
export function ofCallable(
  name: string,
  what: string,
  { isSignedIn = false, units = readUnits(name), ...more }: More,
  write: (turn: number, person: BenchPerson) => object,
): CostCase {
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
  for (const callable of listContracts()) all.set(callable.name, callable.cost);
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
