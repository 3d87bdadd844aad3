import type { Company } from "@farwork/domain";
import { FetchCompany } from "@farwork/domain/contract";

import { callFunction } from "./call-function.ts";
import type { Client } from "./client.ts";

/**
 * A company with what its open postings state; undefined if it has none.
 *
 * @throws DataError, with `invalid-argument` for an invalid slug.
 * @example (await fetchCompany(client, "tern-co"))?.name; // => "Tern & Co"
 */
export async function fetchCompany(client: Client, slug: string): Promise<Company | undefined> {
  const { company } = await callFunction(client, FetchCompany, { slug });
  return company;
}
