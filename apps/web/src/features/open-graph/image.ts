/** The aspect ratio (1.91:1) all networks accept. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The text of a page's Open Graph image. */
export type OpenGraphImage = {
  /** Above the title; may be "". */
  readonly over: string;
  readonly title: string;
  /** The highlighted line. */
  readonly marked: string;
  /** Below it; may be "". */
  readonly under: string;
  /** Whether the job is closed. */
  readonly isOver: boolean;
};

/** Wider than usual, because images are shown small. */
export const BETWEEN = "\u00A0 ·\u00A0 ";

/** The image of the board, and of every page without its own. */
export const SITE_IMAGE: OpenGraphImage = {
  over: "",
  title: "Remote jobs, listed as plainly as classified ads",
  marked: ["Who may apply", "What it pays", "When it was posted"].join(BETWEEN),
  under: "From many boards, each with its source",
  isOver: false,
};
