import localFont from "next/font/local";

// Each family is split by characters into two files, so that most pages load one. A font that is late is used on the
// next page only, because swapping moves text however close the fallback is. The size-adjusted fallbacks are in
// tokens.css: next/font would put its own between the two files.

// The Latin file only has the one weight and width of headings: fonts/cut-bricolage.ts.
export const bricolage = localFont({
  src: "./fonts/bricolage-latin.woff2",
  weight: "680",
  display: "optional",
  variable: "--font-bricolage",
  adjustFontFallback: false,
  declarations: [
    { prop: "font-stretch", value: "82%" },
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
    },
  ],
});

export const bricolageExtended = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wdth-normal.woff2",
  weight: "200 800",
  display: "optional",
  variable: "--font-bricolage-ext",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: "font-stretch", value: "75% 100%" },
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113",
    },
  ],
});

export const instrument = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-instrument",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
    },
  ],
});

export const instrumentExtended = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  weight: "400 700",
  display: "optional",
  variable: "--font-instrument-ext",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0, U+2113",
    },
  ],
});
