import { type Markup, markup } from "@farwork/serving/markup";

// Email programs have limited CSS support: styles are inline, and dark mode overrides use classes in a style element
// for programs that support them. As markup, since escaped line breaks would break the stylesheet.
const STYLE = markup`
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .paper { background: #12161f !important; color: #eceff3 !important }
    .sheet { background: #1a1f2a !important; border-color: #39404d !important }
    .soft { color: #bcc3cd !important }
    .link { color: #eceff3 !important }
    .rule { border-color: #39404d !important }
  }`;
const FONT = "font-family: -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export interface MailPage {
  readonly subject: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  readonly sheets: readonly Markup[];
  readonly foot: Markup;
}

/** Writes the HTML of an email: sheets below our name, and a footer. */
export function writeMailPage({ subject, siteUrl, sheets, foot }: MailPage): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: #f5f6f7; color: #161b26">
<div class="paper" style="padding: 32px 16px; background: #f5f6f7; color: #161b26; ${FONT}; font-size: 16px; line-height: 1.5">
<div style="max-width: 600px; margin: 0 auto">
<p style="margin: 0 0 24px; font-size: 20px; font-weight: 700"><a class="link" href="${siteUrl}/" style="color: #161b26; text-decoration: none">Farwork</a></p>
${sheets}
<p class="soft" style="margin: 24px 0 0; color: #4a5160; font-size: 14px">${foot}</p>
</div>
</div>
</body>
</html>
`.html;
}

/** A sheet of an email: a heading, a small note next to it, and the content. */
export const writeSheet = (heading: string, note: string, rest: readonly Markup[]): Markup =>
  markup`<div class="sheet" style="margin: 0 0 16px; padding: 20px 20px 24px; border: 1px solid #d9dce1; background: #ffffff">
<h2 style="margin: 0; font-size: 18px; line-height: 1.3">${heading}</h2>
<p class="soft" style="margin: 2px 0 0; color: #4a5160; font-size: 14px">${note}</p>
${rest}
</div>
`;
