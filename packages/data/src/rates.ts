import { FetchRates, FetchTypicalPay, type FetchTypicalPayRequest } from "@farwork/domain/contract";
import type { TypicalPay } from "@farwork/domain/pay";
import type { ReferenceRates } from "@farwork/domain/rates";

import { callFunction } from "./call-function.ts";
import type { Client } from "./client.ts";

/**
 * The exchange rates that listings compare pay at: the European Central Bank's latest known to the board.
 *
 * @throws DataError, with `unavailable` if the board cannot be reached.
 * @example (await fetchRates(client)).perEuro["EUR"]; // => 1
 */
export async function fetchRates(client: Client): Promise<ReferenceRates> {
  return (await callFunction(client, FetchRates, {})).rates;
}

/**
 * The typical pay of open jobs with a category and seniority; undefined if fewer than 20 state it.
 *
 * @throws DataError, with `unavailable` if the board cannot be reached.
 * @example (await fetchTypicalPay(client, { category: "design", seniority: "lead" }))?.median;
 */
export async function fetchTypicalPay(
  client: Client,
  kind: FetchTypicalPayRequest,
): Promise<TypicalPay | undefined> {
  return (await callFunction(client, FetchTypicalPay, kind)).typical;
}
