import { standBeforeNext } from "../answers/stand-before-next.ts";

const TWO_YEARS_SECONDS = 63_072_000;

/** Has browsers keep to https, by every answer of a site that is served over it. Called once, when the server starts. */
export function keepToHttps(siteUrl: string): void {
  if (!siteUrl.startsWith("https:")) return;
  standBeforeNext(() => (_request, response, next) => {
    response.setHeader("Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`);
    next();
  });
}
