/** What every network that unfurls links takes: 1.91 to 1. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The words of a picture that stands for a page where links to it are unfurled. */
export type OpenGraphImage = {
  /** Above the title; may be "". */
  readonly over: string;
  readonly title: string;
  /** On the marker's stroke. */
  readonly marked: string;
  /** Below it; may be "". */
  readonly under: string;
  /** Whether what the page is about is over. */
  readonly isOver: boolean;
};

/** Wider than usual: words on a picture are read from afar. */
export const BETWEEN = "\u00A0 ·\u00A0 ";

/** The whole board, and every page that has no picture of its own. */
export const SITE_IMAGE: OpenGraphImage = {
  over: "",
  title: "Remote jobs, listed as plainly as classified ads",
  marked: ["Who may apply", "What it pays", "When it was posted"].join(BETWEEN),
  under: "From many boards, each with its source",
  isOver: false,
};
