import type { Company } from "@farwork/domain";
import { FetchCompany } from "@farwork/domain/contract";

import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";

/**
 * What the open postings of a company state, taken together; undefined where it has none.
 *
 * @throws DataError, with `invalid-argument` for a slug that is none.
 * @example (await fetchCompany(client, "tern-co"))?.name; // => "Tern & Co"
 */
export async function fetchCompany(client: Client, slug: string): Promise<Company | undefined> {
  const { company } = await callFunction(client, FetchCompany, { slug });
  return company;
}
