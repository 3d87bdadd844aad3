import type { JobFacets, PayBin } from "../filter/facets.ts";
import { buildRecord } from "../filter/filter-kinds.ts";
import {
  CHOICE_FILTERS,
  CHOICE_NAMES,
  type ChoiceFilterName,
  COUNTED_LISTS,
  type CountedListName,
  type FacetName,
  type FilterName,
  spellValue,
  TEXT_FILTERS,
  TEXT_NAMES,
  type TextFilterName,
} from "../filter/filter-names.ts";
import type { JobFilters } from "../filter/job-filters.ts";
import { comparedPay } from "../filter/match-pay.ts";
import { locationsShowing } from "../filter/match-place.ts";
import { prepareRule } from "../filter/matches-filters.ts";
import { PAY_BIN_COUNT, PAY_BIN_WIDTH, payScale, SALARY_STEPS } from "../filter/pay-steps.ts";
import type { FacetCount } from "../job/facet-count.ts";
import type { Job } from "../job/job.ts";
import { positionPlace } from "../job/position-place.ts";
import { isPayAssumed } from "../pay/pay-range.ts";
import { BUNDLED_RATES } from "../rates/bundled-rates.ts";

const MAX_LISTED = 30;

/** Counts facets job by job. */
export type FacetCounter = {
  /** A job counts in a facet if it fails at most the facet's own filter. */
  add(job: Job, failed: readonly FilterName[]): void;
  finish(): JobFacets;
};

export function createFacetCounter(filters: JobFilters, now: Date): FacetCounter {
  const texts = buildRecord<Record<TextFilterName, Tally>>(TEXT_NAMES, () => new Tally());
  const locations = new LocationTally();
  const salaries = new SalaryTally(filters.salary.currency);
  const choices = CHOICE_NAMES.flatMap((name) =>
    CHOICE_FILTERS[name].values.map((value) => {
      const allows = prepareRule(name, { ...filters, [name]: value }, now);
      return { name, value, count: 0, allows };
    }),
  );
  return {
    add(job, failed) {
      if (failed.length > 1) return;
      const counts = (name: FacetName) => failed.length === 0 || failed[0] === name;
      for (const name of TEXT_NAMES.filter((text) => failed.every((other) => other === text))) {
        for (const value of new Set<string>(TEXT_FILTERS[name].of(job))) texts[name].add(value);
      }
      if (counts("location")) locations.add(job);
      if (counts("salary")) salaries.add(job);
      for (const choice of choices) if (counts(choice.name) && choice.allows(job)) choice.count += 1;
    },
    finish: () => ({
      ...buildRecord<Record<CountedListName, FacetCount[]>>(COUNTED_LISTS, (name) => {
        const kept = [...filters[name], ...filters.exclude[name]];
        if (name === "location") return locations.list(kept);
        return texts[name].list(kept.map((value) => spellValue(name, value)));
      }),
      salary: salaries.list(),
      salary_assumed: salaries.assumed,
      salary_histogram: salaries.bins,
      ...buildRecord<Record<ChoiceFilterName, FacetCount[]>>(CHOICE_NAMES, (name) =>
        choices.filter((choice) => choice.name === name).map(({ value, count }) => ({ value, count })),
      ),
    }),
  };
}

class Tally {
  readonly counts = new Map<string, number>();

  add(value: string): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }

  /** The values with the highest counts, by count and then value, plus those in `kept`. */
  list(kept: Iterable<string>, countOf = (value: string) => this.counts.get(value) ?? 0): FacetCount[] {
    const inOrder = (a: FacetCount, b: FacetCount) => b.count - a.count || (a.value < b.value ? -1 : 1);
    const counted = Array.from(this.counts, ([value, count]) => ({ value, count }));
    const top = counted.toSorted(inOrder).slice(0, MAX_LISTED);
    const beside = [...new Set(kept)].filter((value) => top.every((listed) => listed.value !== value));
    return [...top, ...beside.map((value) => ({ value, count: countOf(value) }))].toSorted(inOrder);
  }
}

// Worldwide jobs match every country, so they are counted once and added to each at the end. Only places that postings
// name are listed: all others would just show the worldwide jobs.
class LocationTally {
  readonly #restricted = new Tally();
  readonly #named = new Set<string>();
  #worldwide = 0;
  #unstated = 0;

  add(job: Job): void {
    const place = positionPlace(job);
    if (place.scope === "worldwide") this.#worldwide += 1;
    else {
      for (const value of [...place.regions, ...place.countries]) this.#named.add(value);
      for (const value of locationsShowing(place)) this.#restricted.add(value);
    }
    if (place.scope === "unknown") this.#unstated += 1;
  }

  list(chosen: readonly string[]): FacetCount[] {
    const unnamed = new Map([
      ["worldwide", this.#worldwide],
      ["unstated", this.#unstated],
    ]);
    const countOf = (value: string) =>
      unnamed.get(value) ?? (this.#restricted.counts.get(value) ?? 0) + this.#worldwide;
    const listed = new Tally();
    for (const value of [...this.#named, ...unnamed.keys()]) listed.counts.set(value, countOf(value));
    return listed.list([...chosen, ...unnamed.keys()], countOf);
  }
}

class SalaryTally {
  readonly #currency: string | undefined;
  readonly #counts: { value: string; count: number; step: number }[];
  readonly bins: PayBin[];
  assumed = 0;
  #unstated = 0;

  constructor(currency: string | undefined) {
    this.#currency = currency;
    const scale = payScale(currency);
    this.#counts = SALARY_STEPS.map((step) => ({
      value: String(step * scale),
      count: 0,
      step: step * scale,
    }));
    this.bins = Array.from({ length: PAY_BIN_COUNT }, (_, bin) => ({
      from: bin * PAY_BIN_WIDTH * scale,
      count: 0,
    }));
  }

  add({ pay }: Job): void {
    const most = comparedPay(pay, this.#currency, BUNDLED_RATES);
    if (most === undefined) this.#unstated += 1;
    else {
      for (const entry of this.#counts) if (most >= entry.step) entry.count += 1;
      const bin = this.bins.findLast(({ from }) => most >= from);
      if (bin) bin.count += 1;
      if (pay && isPayAssumed(pay)) this.assumed += 1;
    }
  }

  list(): FacetCount[] {
    return [
      ...this.#counts.map(({ value, count }) => ({ value, count })),
      { value: "unstated", count: this.#unstated },
    ];
  }
}
