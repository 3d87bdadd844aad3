import type { TextFilterName } from "../../filter/filter-names.ts";
import type { Bitset } from "./bitset.ts";
import type { PayLevel } from "./columns.ts";
import type { FacetColumn, TextColumn } from "./facet-column.ts";
import type { OpenJobs } from "./open-jobs.ts";
import type { ComparePay, FindPaid } from "./pay-values.ts";
import type { PlaceValue } from "./place-values.ts";
import type { JobSegment } from "./segment.ts";
import type { Workspace } from "./workspace.ts";

/** The columns behind filters and facets. */
export interface FacetColumns {
  readonly texts: Readonly<Record<TextFilterName, TextColumn>>;
  readonly places: FacetColumn<PlaceValue>;
  /** What the location facet can list: `UNNAMED`, then the regions and countries that any place names. */
  readonly locations: Pick<TextColumn, "values" | "ranks">;
  readonly pay: FacetColumn<PayLevel>;
  readonly comparePay: ComparePay;
  readonly findPaid: FindPaid;
}

/**
 * Segments opened together for querying. Documents are numbered across all segments, each starting at a multiple of 32
 * so that its bitsets align with the index's.
 */
export interface JobIndex {
  /** Oldest first. */
  readonly segments: readonly JobSegment[];
  /** For each segment, how many of its jobs no newer segment hides. */
  readonly live: readonly number[];
  /** The number of each segment's first document, followed by the end of the last segment. */
  readonly bases: readonly number[];
  /** The documents that no newer segment hides. */
  readonly alive: Bitset;
  /** Those documents, newest first; ties by ascending id. */
  readonly newest: Uint32Array;
  /** The index of each of them in `newest`. */
  readonly positions: Uint32Array;
  /** See `freshness` in ranking.ts. */
  readonly freshness: Uint16Array;
  readonly columns: FacetColumns;
  readonly openJobs: OpenJobs;
  readonly workspace: Workspace;
}

/** How many document numbers there are, including the unused ones between segments. */
export const countDocuments = ({ bases }: Pick<JobIndex, "bases">): number => bases.at(-1) ?? 0;
