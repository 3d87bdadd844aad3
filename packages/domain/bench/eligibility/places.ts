// `pnpm bench:places`: how often place strings are read as a person reads them, over labels/eligibility/places-*.
// `--misses` prints what is wrong of the tuning labels, never of those held out.
import { argv, stdout } from "node:process";

import { type PlaceScore, scorePlaces, tabulatePlaces } from "./score-places.ts";

const tuning = scorePlaces("tuning");
const drawn = scorePlaces("tuning-2");
stdout.write(`## Tuning\n\n${tabulatePlaces(tuning)}\n\n`);
stdout.write(`## Tuning, drawn by hash\n\n${tabulatePlaces(drawn)}\n\n`);
stdout.write(`## Held out\n\n${tabulatePlaces(scorePlaces("held-out"))}\n`);
if (argv.includes("--misses")) [...tuning, ...drawn].forEach(printMiss);

function printMiss({ text, right, stated, read }: PlaceScore) {
  if (Object.values(right).every(Boolean)) return;
  const say = (named: typeof read) =>
    Object.values(named)
      .flatMap((names) => [...names])
      .join(" ");
  stdout.write(`\n${text}\n  says ${say(stated)}\n  read ${say(read)}\n`);
}
