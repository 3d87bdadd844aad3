import type { JobFilters } from "@farwork/domain";
import { filtersFromQuery, pageFromQuery } from "@farwork/domain/filter";

import { answerSharedJson, refuseJson } from "../requests/answer-shared-json.ts";
import { findInvalidParameter } from "./find-invalid-parameter.ts";

type Sources = { readonly loadListing: (filters: JobFilters, page: number) => Promise<object> };

/**
 * The listing of this address's query as JSON (`FetchJobCardsResponse`): what the page `/` shows to everybody, and
 * nothing of who asks. 400 names a parameter that asks for nothing a listing has; 503 where the backend is away.
 *
 * @example await answerListing(new Request("https://farwork.example/api/jobs?type=contract"), { loadListing });
 */
export async function answerListing(request: Request, { loadListing }: Sources): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const field = findInvalidParameter(searchParams);
  if (field !== undefined) return refuseJson(400, { code: "invalid-argument", field });
  try {
    const listing = await loadListing(filtersFromQuery(searchParams), pageFromQuery(searchParams));
    return answerSharedJson(request, listing);
  } catch {
    return refuseJson(503, { code: "unavailable" });
  }
}
