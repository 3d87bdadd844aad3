import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import type { TrafficFigures } from "./measure-traffic.ts";
import { LIGHTHOUSE_RUNS, type PageFigures, SLOWDOWN, type WebFigures } from "./measure-web.ts";
import { quantile } from "./quantile.ts";
import { HANDS, PRESS_MS } from "./time-browsing.ts";
import { BUDGETS } from "./web-budgets.ts";

const HEAD = ["", "measured", "budget", ""];
const HEAD_WITH_BASELINE = ["", "baseline", "measured", "budget", ""];
/** Stands in the table beside each budget that was not kept. */
export const MISSED = "MISSED";
const THREE_IN_FOUR = 0.75;

/** docs/benchmarks/web.md. */
export function writeWebReport(found: WebFigures, baseline?: WebFigures): string {
  const { machine, loadBefore, loadAfter, emptyPageKb, slow } = found;
  const empty =
    emptyPageKb === undefined ? "" : ` A page with nothing in it loads ${kb(emptyPageKb)} of scripts.`;
  return `# The web app's speed

\`pnpm bench:web\` builds the board as it ships, fills it with the sample jobs, prints this page and writes it;
\`--url\` looks at a board that runs already and writes nothing. What does not depend on a machine's speed is also held
by \`pnpm test:budgets\`, which is part of \`npm test\`.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load average ${loadBefore} before, ${loadAfter} after; the browser shares the processors with
the board.${empty}

${describeWeb(found, baseline)}

- **Lighthouse**: the mobile preset, of ${LIGHTHOUSE_RUNS} runs the median.
- **scripts**: what the page begins with, in Brotli at its best; so the HTML. kB are 1,000 bytes. **scripts that follow**
  are named in the same answer, and come beside those without holding them up.
- **filter by mouse, touch, keyboard**: ${slow.mouse.choices.length} lines of different filters at 1280 px whose lists were not seen before,
  each chosen without anything resting on it first; from when button, finger or key is let go to the paint after what is
  seen of the list has changed. Each is down for ${PRESS_MS} ms, in which the list is fetched already. The processor of the page is slowed down, the server's is not.
- **back, forward**: between two listings, from the call to the paint.
- **first filter of a first visit**: on Lighthouse's slow 4G and a processor four times as slow, with nothing kept: from the
  navigation to the paint of the list of a filter that is clicked as soon as it is there.
- **pages and lists a second**: over ten seconds, compressed by Brotli, on two processors that the callables, the database and
  the askers share.
- **first byte**: from the board's own machine, the median of 20.
`;
}

/** The table alone, with what another board was measured to do beside. */
export function describeWeb(found: WebFigures, baseline?: WebFigures): string {
  const rows = writeRows(found);
  if (!baseline) return writeTable(HEAD, rows);
  const before = new Map(writeRows(baseline).map(([what, measured]) => [what, measured]));
  const beside = rows.map(([what = "", ...rest]) => [what, before.get(what) ?? "–", ...rest]);
  return writeTable(HEAD_WITH_BASELINE, beside);
}

function writeRows(found: WebFigures): string[][] {
  const { listing, job, slow, quick, isRestoredWhole, elements, firstInteractionMs, traffic } = found;
  return [
    ...describePage("listing", listing),
    row(
      "listing: HTML",
      kb(listing.htmlKb),
      `< ${kb(BUDGETS.listingHtmlKb)}`,
      listing.htmlKb < BUDGETS.listingHtmlKb,
    ),
    row(
      "listing: HTML, uncompressed",
      kb(listing.rawHtmlKb),
      `< ${kb(BUDGETS.listingRawHtmlKb)}`,
      listing.rawHtmlKb < BUDGETS.listingRawHtmlKb,
    ),
    row(
      "listing: elements",
      String(elements),
      `<= ${BUDGETS.listingElements}`,
      elements <= BUDGETS.listingElements,
    ),
    ...describePage("job", job),
    ...HANDS.flatMap((hand) => [
      judge(`filter by ${hand}, ${SLOWDOWN}x slower, p75`, slow[hand].choices, BUDGETS.slowFilterMs),
      judge(`filter by ${hand}, p75`, quick[hand].choices, BUDGETS.filterMs),
    ]),
    judge(`back, forward, ${SLOWDOWN}x slower, p75`, slow.mouse.steps, BUDGETS.slowHistoryMs),
    row("back, forward, p75", ms(quantile(quick.mouse.steps, THREE_IN_FOUR))),
    row(
      "back to a page that was left",
      isRestoredWhole ? "restored whole" : "loaded anew",
      "restored whole",
      isRestoredWhole,
    ),
    row(
      "first filter of a first visit",
      ms(firstInteractionMs),
      `< ${ms(BUDGETS.firstInteractionMs)}`,
      firstInteractionMs < BUDGETS.firstInteractionMs,
    ),
    ...describeTraffic(traffic),
  ];
}

function describeTraffic(traffic: TrafficFigures): string[][] {
  const rate = (
    what: string,
    name: "pagesWithCookie" | "pagesWithout" | "distinctLists" | "repeatedLists",
  ) => {
    const perSecond = traffic[name];
    return row(
      what,
      perSecond === undefined ? "–" : `${Math.round(perSecond)}/s`,
      `>= ${BUDGETS.perSecond[name]}/s`,
      perSecond !== undefined && perSecond >= BUDGETS.perSecond[name],
    );
  };
  const { listCpuMs } = traffic;
  return [
    rate("listing pages for who was here before, 10 connections", "pagesWithCookie"),
    rate("listing pages for who was not, 50 connections", "pagesWithout"),
    rate("lists as JSON, each of other filters, 50 connections", "distinctLists"),
    rate("the same list as JSON, 50 connections", "repeatedLists"),
    ...(listCpuMs === undefined
      ? []
      : [
          row(
            "the site's processor for a list of other filters",
            `${listCpuMs.toFixed(1)} ms`,
            `<= ${BUDGETS.listCpuMs} ms`,
            listCpuMs <= BUDGETS.listCpuMs,
          ),
        ]),
  ];
}

function describePage(name: "listing" | "job", page: PageFigures): string[][] {
  const { lighthouse, scriptKb, followingScriptKb } = page;
  const most = BUDGETS.emptyPageKb + BUDGETS.ownScriptKb;
  const audit = (title: string, score: number) =>
    row(`${name}: ${title}`, String(score), String(BUDGETS.audits), score >= BUDGETS.audits);
  return [
    row(
      `${name}: performance`,
      String(lighthouse.performance),
      `>= ${BUDGETS.performance[name]}`,
      lighthouse.performance >= BUDGETS.performance[name],
    ),
    audit("accessibility", lighthouse.accessibility),
    audit("best practices", lighthouse["best-practices"]),
    audit("search engines", lighthouse.seo),
    row(
      `${name}: layout shift`,
      lighthouse.cls.toFixed(3),
      String(BUDGETS.layoutShift),
      lighthouse.cls === BUDGETS.layoutShift,
    ),
    row(
      `${name}: largest paint, blocked, speed index`,
      [lighthouse.lcp, lighthouse.tbt, lighthouse.speedIndex].map(ms).join(", "),
    ),
    row(`${name}: scripts`, kb(scriptKb), `<= ${kb(most)}`, scriptKb <= most),
    row(
      `${name}: scripts that follow`,
      kb(followingScriptKb),
      `<= ${kb(BUDGETS.followingScriptKb)}`,
      followingScriptKb <= BUDGETS.followingScriptKb,
    ),
    row(`${name}: first byte`, ms(page.firstByteMs)),
  ];
}

function judge(what: string, times: readonly number[], most: number): string[] {
  const time = quantile(times, THREE_IN_FOUR);
  return row(what, ms(time), `< ${ms(most)}`, time < most);
}

function row(what: string, measured: string, budget = "", kept?: boolean): string[] {
  return [what, measured, budget, kept === undefined ? "" : kept ? "kept" : MISSED];
}

function kb(kilobytes: number): string {
  return `${kilobytes.toFixed(1)} kB`;
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}
