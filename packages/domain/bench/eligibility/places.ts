// `pnpm bench:places`: how often place strings are read as a person reads them, over labels/eligibility/places-*.
// `--misses` prints what is wrong of the tuning labels, never of those held out.
import { argv, stdout } from "node:process";

import { type PlaceScore, scorePlaces, tabulatePlaces } from "./score-places.ts";

const heldOut = scorePlaces("held-out");
const heldOutLater = scorePlaces("held-out-2");
const tuning = (["tuning", "tuning-2", "tuning-3"] as const).map(scorePlaces);
print("Tuning, chosen", tuning[0]);
print("Tuning, second draw", tuning[1]);
print("Tuning, third draw", tuning[2]);
print("Held out, chosen", heldOut);
print("Held out, third draw", heldOutLater);
print("Held out, all", [...heldOut, ...heldOutLater]);
if (argv.includes("--misses")) tuning.flat().forEach(printMiss);

function print(title: string, scores: readonly PlaceScore[] = []) {
  stdout.write(`## ${title}\n\n${tabulatePlaces(scores)}\n\n`);
}

function printMiss({ text, right, stated, read }: PlaceScore) {
  if (Object.values(right).every(Boolean)) return;
  const say = (named: typeof read) =>
    Object.values(named)
      .flatMap((names) => [...names])
      .join(" ");
  stdout.write(`\n${text}\n  says ${say(stated)}\n  read ${say(read)}\n`);
}
