import { compressAnswers } from "./answers/compress-answers.ts";
import { ignoreUpgrades } from "./answers/ignore-upgrades.ts";
import { refuseLongBodies } from "./answers/refuse-long-bodies.ts";
import { refuseMethods } from "./answers/refuse-methods.ts";
import { keepResponseWithinReach } from "./data/answer-status.ts";
import { readEnv, refuseLocalSettings } from "./env.ts";
import { followRequests } from "./requests/follow-requests.ts";
import { limitVisits } from "./requests/limit-visits.ts";
import { keepToHttps } from "./security/keep-to-https.ts";
import { sharePages } from "./shared-pages/share-pages.ts";
import { leadStrayPathsNowhere } from "./stray-path.ts";

/** A wrong environment stops the server here, with a message, not at the first visitor. */
export function startUp(): void {
  try {
    refuseLocalSettings();
    readEnv();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  endWithoutLogs();
  keepResponseWithinReach();
  leadStrayPathsNowhere();
  followRequests();
  sharePages(limitVisits(readEnv().PROXIES_IN_FRONT));
  compressAnswers();
  refuseLongBodies();
  refuseMethods();
  if (readEnv().NODE_ENV === "production") ignoreUpgrades();
  keepToHttps(readEnv().SITE_URL);
}

// Where nobody takes what is logged any more, as when what started this server was killed, Next would log that as an
// error, which fails the same way, for ever.
function endWithoutLogs(): void {
  for (const out of [process.stdout, process.stderr]) out.on("error", () => process.exit(1));
}
