import * as z from "zod/mini";

import { JobCategory } from "../job/category.ts";
import { SENIORITIES } from "../job/seniorities.ts";
import { TypicalPay } from "../pay/typical-pay.ts";
import type { PublicContract } from "./callable-contract.ts";

/** A category and a seniority. */
export const FetchTypicalPayRequest = z.object({ category: JobCategory, seniority: z.enum(SENIORITIES) });
export type FetchTypicalPayRequest = z.infer<typeof FetchTypicalPayRequest>;

/** Undefined if fewer than 20 open jobs state pay. */
export const FetchTypicalPayResponse = z.object({ typical: z.optional(TypicalPay) });

/** Returns what open jobs of a category and seniority typically pay. */
export const FetchTypicalPay: PublicContract<typeof FetchTypicalPayRequest, typeof FetchTypicalPayResponse> =
  {
    name: "fetchTypicalPay",
    callers: "anyone",
    request: FetchTypicalPayRequest,
    response: FetchTypicalPayResponse,
    example: { category: "software-development", seniority: "senior" },
    cost: 20,
  };
