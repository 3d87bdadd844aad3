import type { TextFilterName } from "../../filter/filter-names.ts";
import type { Bitset } from "./bitset.ts";
import type { PayLevel } from "./columns.ts";
import type { FacetColumn, TextColumn } from "./facet-column.ts";
import type { OpenJobs } from "./open-jobs.ts";
import type { ComparePay, FindPaid } from "./pay-values.ts";
import type { PlaceValue } from "./place-values.ts";
import type { JobSegment } from "./segment.ts";
import type { Workspace } from "./workspace.ts";

/** What jobs are filtered by and counted in. */
export interface FacetColumns {
  readonly texts: Readonly<Record<TextFilterName, TextColumn>>;
  readonly places: FacetColumn<PlaceValue>;
  /** What the location facet may list: `UNNAMED`, then the regions and countries that any place names. */
  readonly locations: Pick<TextColumn, "values" | "ranks">;
  readonly pay: FacetColumn<PayLevel>;
  readonly comparePay: ComparePay;
  readonly findPaid: FindPaid;
}

/**
 * Segments opened together, to be asked. Documents are numbered through all of them, each segment beginning at a
 * multiple of 32, so that its bitsets fit into the whole's.
 */
export interface JobIndex {
  /** Oldest first. */
  readonly segments: readonly JobSegment[];
  /** Of each segment, how many jobs no newer one hides. */
  readonly live: readonly number[];
  /** The number of each segment's first document, and last one that ends them all. */
  readonly bases: readonly number[];
  /** The documents no newer segment hides. */
  readonly alive: Bitset;
  /** Those documents, the newest first, of one moment the lower id. */
  readonly newest: Uint32Array;
  /** Where each of them stands in `newest`. */
  readonly positions: Uint32Array;
  /** See `freshness` in ranking.ts. */
  readonly freshness: Uint16Array;
  readonly columns: FacetColumns;
  readonly openJobs: OpenJobs;
  readonly workspace: Workspace;
}

/** How many documents are numbered, those between the segments included. */
export const countDocuments = ({ bases }: Pick<JobIndex, "bases">): number => bases.at(-1) ?? 0;
