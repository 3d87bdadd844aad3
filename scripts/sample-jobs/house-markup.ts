import type { Section } from "./write-sections.ts";

/** The ways feeds are known to mark up a posting; each company always uses the same. */
export type HouseMarkup = (sections: readonly Section[], homepage: string) => string;

/** As Remotive's own editor writes: empty styles everywhere, headings that are classes. */
const remotiveEditor: HouseMarkup = (sections, homepage) =>
  sections
    .map(({ heading, paragraphs, items }) =>
      [
        heading && `<div class="h3">${escapeText(heading)}</div>`,
        ...paragraphs.map((text) => `<p style="">${escapeText(text)}</p>`),
        items.length > 0 &&
          `<ul style="">${items.map((text) => `<li style="">${escapeText(text)}</li>`).join("")}</ul>`,
      ]
        .filter(Boolean)
        .join("\n"),
    )
    .join("\n")
    .concat(`\n<p style=""><a rel="nofollow" href="${homepage}">${homepage}</a></p>`);

/** As it comes through two systems that each quote attributes. */
const quotedTwice: HouseMarkup = (sections, homepage) =>
  `<div class='"content-intro"'>` +
  sections
    .map(({ heading, paragraphs, items }) => {
      const title = heading && `<h2><strong>${escapeText(heading)}</strong></h2>`;
      const list = items.map((text) => `<li><span style="font-weight: 400;">${escapeText(text)}</span></li>`);
      const prose = paragraphs.map(
        (text) => `<p><span style="font-weight: 400;">${escapeText(text)}</span></p>`,
      );
      return `${title}${prose.join("")}${list.length > 0 ? `<ul>\n${list.join("\n")}\n</ul>` : ""}`;
    })
    .join("") +
  `</div><div class='"content-conclusion"'><p>More about us: <a href="%22${homepage}%22">our site</a></p></div>`;

/** As pasted from Word: no lists at all, only paragraphs that begin with a dot. */
const wordPaste: HouseMarkup = (sections) =>
  sections
    .map(({ heading, paragraphs, items }) => {
      const title =
        heading && `<p class="MsoNormal"><b><span lang="EN-US">${escapeText(heading)}</span></b></p>`;
      const prose = paragraphs.map(
        (text) => `<p class="MsoNormal"><span lang="EN-US">${escapeText(text)}</span></p>`,
      );
      const list = items.map(
        (text) =>
          `<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp;&nbsp; <span lang="EN-US">${escapeText(text)}</span></p>`,
      );
      return [title, ...prose, ...list, `<p class="MsoNormal">&nbsp;</p>`].filter(Boolean).join("");
    })
    .join("");

/** As copied from a shared document: one `<b>` around everything, breaks for space. */
const documentPaste: HouseMarkup = (sections) =>
  `<b style="font-weight:normal;" id="doc-internal-guid">` +
  sections
    .map(({ heading, paragraphs, items }) => {
      const title = heading && `<p dir="ltr"><strong>${escapeText(heading)}</strong></p>`;
      const prose = paragraphs.map((text) => `<p dir="ltr">${escapeText(text)}</p>`).join("");
      const list = items
        .map(
          (text) =>
            `<li dir="ltr" style="list-style-type:disc;"><p dir="ltr" role="presentation">${escapeText(text)}</p></li>`,
        )
        .join("");
      return `${title}${prose}${list && `<ul style="margin-top:0;">${list}</ul>`}<br>`;
    })
    .join("") +
  "</b>";

/** As an engineer writes: real headings from h1 down, newlines escaped once too often. */
const plainHeadings: HouseMarkup = (sections, homepage) =>
  sections
    .map(({ heading, paragraphs, items }, at) => {
      const level = at === 0 ? 1 : 2;
      const title = heading && `<h${level}>${escapeText(heading)}</h${level}>\\n`;
      const list =
        items.length > 0 ? `<ul>${items.map((text) => `<li>${escapeText(text)}</li>`).join("")}</ul>\\n` : "";
      return `${title}${paragraphs.map((text) => `<p>${escapeText(text)}</p>`).join("")}${list}`;
    })
    .join("") + `<p><br></p><p><a href="${homepage}" target="_blank">${homepage}</a></p>`;

export const HOUSE_MARKUPS: readonly HouseMarkup[] = [
  remotiveEditor,
  quotedTwice,
  wordPaste,
  documentPaste,
  plainHeadings,
];

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
