import { FetchRates, FetchTypicalPay, type FetchTypicalPayRequest } from "@farwork/domain/contract";
import type { TypicalPay } from "@farwork/domain/pay";
import type { ReferenceRates } from "@farwork/domain/rates";

import { callFunction } from "./call.ts";
import type { Client } from "./client.ts";

/**
 * The exchange rates at which listings compare pay: the European Central Bank's of the last day that the board knows of.
 *
 * @throws DataError, with `unavailable` while the board cannot be asked.
 * @example (await fetchRates(client)).perEuro["EUR"]; // => 1
 */
export async function fetchRates(client: Client): Promise<ReferenceRates> {
  return (await callFunction(client, FetchRates, {})).rates;
}

/**
 * What open jobs of a field and seniority typically pay; undefined where fewer than 20 state it.
 *
 * @throws DataError, with `unavailable` while the board cannot be asked.
 * @example (await fetchTypicalPay(client, { category: "design", seniority: "lead" }))?.median;
 */
export async function fetchTypicalPay(
  client: Client,
  kind: FetchTypicalPayRequest,
): Promise<TypicalPay | undefined> {
  return (await callFunction(client, FetchTypicalPay, kind)).typical;
}
