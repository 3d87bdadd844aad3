import { type Markup, markup } from "@farwork/serving/markup";

import { writeMailPage, writeSheet } from "../mail/mail-page.ts";
import type { Mail } from "../mail/mailer.ts";
import { plainText } from "../mail/plain-text.ts";
import type { Digest, DigestJob, DigestSearch } from "./digest.ts";

export interface MailLinks {
  /** Without a trailing slash. */
  readonly siteUrl: string;
  /** Identifies whose alerts a link ends. */
  readonly token: string;
}

/**
 * Writes the email of a digest. All links lead to our own site, and no external resources are loaded. The headers
 * enable one-click unsubscribe in email programs (RFC 8058).
 */
export function writeDigestMail(to: string, digest: Digest, { siteUrl, token }: MailLinks): Mail {
  const query = new URLSearchParams({ token }).toString();
  const links = {
    site: siteUrl,
    searches: `${siteUrl}/searches`,
    unsubscribe: `${siteUrl}/unsubscribe?${query}`,
  };
  const subject = writeSubject(digest);
  return {
    to,
    subject,
    html: writeHtml(subject, digest, links),
    text: writeText(digest, links),
    headers: {
      "List-Unsubscribe": `<${siteUrl}/api/unsubscribe?${query}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

interface Links {
  readonly site: string;
  readonly searches: string;
  readonly unsubscribe: string;
}

const REASON = "You’re getting this email because you saved these searches on Farwork.";

/** "3 new jobs: React in Spain", "12 new jobs for 2 searches". */
function writeSubject({ total, searches }: Digest): string {
  const [first] = searches;
  return searches.length === 1
    ? plainText`${countJobs(total)}: ${first?.name ?? ""}`
    : plainText`${countJobs(total)} for ${searches.length} searches`;
}

const countJobs = (count: number) => `${count.toLocaleString("en")} new ${count === 1 ? "job" : "jobs"}`;

/** The listing also has older jobs. */
const linkRest = ({ total, jobs }: DigestSearch) =>
  total > jobs.length
    ? `See ${(total - jobs.length).toLocaleString("en")} more on Farwork`
    : "Open this search on Farwork";

function writeText({ searches }: Digest, links: Links): string {
  const blocks = searches.map((search) => {
    const head = plainText`${search.name} (${countJobs(search.total)})`;
    const jobs = search.jobs.map(({ title, company, facts, reasons, path }) =>
      [`${title}, ${company}`, facts, reasons, `${links.site}${path}`]
        .map((line) => plainText`${line}`)
        .filter((line) => line !== "")
        .map((line) => `  ${line}`)
        .join("\n"),
    );
    const rest = plainText`${linkRest(search)}:\n${links.site}${search.path}`;
    return [`${head}\n${"-".repeat(Math.min(head.length, 60))}`, ...jobs, rest].join("\n\n");
  });
  const foot = `${REASON}\nChange or pause them: ${links.searches}\nStop all alerts: ${links.unsubscribe}`;
  return `${[...blocks, foot].join("\n\n\n")}\n`;
}

function writeHtml(subject: string, { searches }: Digest, links: Links): string {
  const foot = markup`${REASON}<br>
<a class="soft" href="${links.searches}" style="color: #4a5160">Change or pause them</a> &middot;
<a class="soft" href="${links.unsubscribe}" style="color: #4a5160">Stop all alerts</a>`;
  const sheets = searches.map((search) => writeSearch(search, links));
  return writeMailPage({ subject, siteUrl: links.site, sheets, foot });
}

function writeSearch(search: DigestSearch, links: Links): Markup {
  const rest = markup`<p style="margin: 20px 0 0"><a href="${links.site}${search.path}" style="display: inline-block; padding: 11px 18px; border-radius: 3px; background: #f7e03c; color: #161b26; font-weight: 600; text-decoration: none">${linkRest(search)}</a></p>`;
  const jobs = search.jobs.map((job) => writeJob(job, links));
  return writeSheet(search.name, countJobs(search.total), [...jobs, rest]);
}

function writeJob({ title, company, facts, reasons, path }: DigestJob, links: Links): Markup {
  const why = markup`<br><span class="soft" style="color: #4a5160">${reasons}</span>`;
  return markup`<p class="rule" style="margin: 16px 0 0; padding: 16px 0 0; border-top: 1px solid #d9dce1; font-size: 14px"><a class="link" href="${links.site}${path}" style="color: #161b26; font-size: 16px; font-weight: 600">${title}</a><br>
${company} &middot; ${facts}${reasons === "" ? "" : why}</p>
`;
}
