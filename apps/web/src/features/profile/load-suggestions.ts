import { fetchJobs } from "@farwork/data/jobs";
import { LocationFilter, REGIONS } from "@farwork/domain";
import { COUNTRY_CODES, formatLocation } from "@farwork/domain/place";
import * as z from "zod/mini";

import { openServerClient } from "../../platform/backend/server-client.ts";
import type { Token } from "./token.ts";

/** The most frequent tags of open jobs; empty on failure, since any skill can be typed. */
export async function loadSkillSuggestions(): Promise<Token[]> {
  const { facets } = await fetchJobs(await openServerClient(), { pageSize: 1, view: "card" });
  return facets.tags.map(({ value }) => ({ value, label: value }));
}

/** Every place a preference can name: worldwide, regions, then countries by name. */
export function listLocations(): Token[] {
  const countries = [...COUNTRY_CODES].map(toToken).toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  return [toToken("worldwide"), ...REGIONS.map(toToken), ...countries];
}

function toToken(value: string): Token {
  return { value, label: formatLocation(z.parse(LocationFilter, value)) };
}
