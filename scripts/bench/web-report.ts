import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import { type TrafficFigures, WARM_UP_S } from "./measure-traffic.ts";
import { LIGHTHOUSE_RUNS, type PageFigures, SLOWDOWN, type WebFigures } from "./measure-web.ts";
import { quantile } from "./quantile.ts";
import { HANDS, PRESS_MS } from "./time-browsing.ts";
import { BUDGETS } from "./web-budgets.ts";

const HEAD = ["", "measured", "budget", ""];
const HEAD_WITH_BASELINE = ["", "baseline", "measured", "budget", ""];
/** Marks each exceeded budget in the table. */
export const MISSED = "MISSED";
const THREE_IN_FOUR = 0.75;

/** docs/benchmarks/web.md. */
export function writeWebReport(found: WebFigures, baseline?: WebFigures): string {
  const { machine, loadBefore, loadAfter, emptyPageKb, slow } = found;
  const empty =
    emptyPageKb === undefined ? "" : ` A page with nothing in it loads ${kb(emptyPageKb)} of scripts.`;
  return `# Web performance

\`pnpm bench:web\` makes a production build, fills it with the sample jobs, and prints and writes this page. \`--url\` measures a
running board and writes nothing. \`pnpm test:budgets\`, part of \`npm test\`, also checks the figures that do not depend on
a machine's speed.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load average ${loadBefore} before, ${loadAfter} after; the browser shares the CPUs with
the board.${empty}

${describeWeb(found, baseline)}

- **Lighthouse**: the mobile preset, median of ${LIGHTHOUSE_RUNS} runs.
- **scripts**: the initial scripts, in best Brotli, as is the HTML. kB are 1,000 bytes. **scripts that follow** are named
  in the same response and load alongside without delaying the others.
- **filter by mouse, touch, keyboard**: ${slow.mouse.choices.length} lines of different filters at 1280 px, with lists not seen before and no
  hovering first. Measured from the release of button, finger or key to the paint after the visible list has changed. The press
  lasts ${PRESS_MS} ms, during which the list is already being fetched. Only the page's CPU is slowed down, not the server's.
- **back, forward**: between two listings, from the call to the paint.
- **first filter of a first visit**: on Lighthouse's slow 4G and a CPU four times slower, with an empty cache; from the
  navigation to the paint of the list of a filter, clicked as soon as it appears.
- **pages and lists a second**: over ten seconds, after ${WARM_UP_S} s of the same load, in Brotli, on two CPUs shared with the
  callables, the database and the clients. The processor's time is counted during both.
- **first byte**: from the same machine, median of 20.
`;
}

/** Only the table, with another board's figures for comparison. */
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
