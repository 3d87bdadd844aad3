const REPOSITORY = "https://github.com/farwork/farwork";
/** RFC 9116 recommends less than a year. */
const LIFE_MS = 360 * 24 * 3_600_000;

/** Where to report vulnerabilities (RFC 9116). It expires with its build, so that an abandoned site names nobody. */
export function writeSecurityText({ siteUrl, builtAt }: { siteUrl: string; builtAt: Date }): string {
  const fields = {
    Contact: `${REPOSITORY}/security/advisories/new`,
    Expires: new Date(builtAt.getTime() + LIFE_MS).toISOString(),
    "Preferred-Languages": "en",
    Canonical: new URL("/.well-known/security.txt", siteUrl).href,
    Policy: `${REPOSITORY}/security/policy`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return lines.join("");
}
