import { DISPLAY, TEXT } from "./image-fonts.ts";
import { type OpenGraphImage, IMAGE_SIZE } from "./image.ts";

// The light theme in sRGB, because the drawing library supports neither oklch nor CSS variables.
const PAPER = "#f5f7f8";
const INK = "#131926";
const SOFT = "#454c58";
const MARK = "#fae83b";

const STEM = 36;
const INDENT = 84;
const LINE = IMAGE_SIZE.width - 2 * INDENT;
/** Without it the library cuts its own ellipsis off. */
const ROOM_FOR_DOTS = 12;

/**
 * The image is drawn as our logo: the stem and upper arm in ink, and the middle arm as the highlighted line with pay
 * and eligibility.
 */
export function ImageLayout({ content }: { content: OpenGraphImage }) {
  const { over, title, marked, under, isOver } = content;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        background: PAPER,
        color: INK,
        fontFamily: TEXT,
        fontWeight: 500,
        borderTop: `${STEM}px solid ${INK}`,
        borderLeft: `${STEM}px solid ${INK}`,
        padding: `40px ${INDENT - STEM}px 44px`,
      }}
    >
      <div style={{ display: "flex", justifyContent: "space-between", alignItems: "center", fontSize: 36 }}>
        <OneLine width={LINE - 260}>{over}</OneLine>
        <Wordmark />
      </div>
      <div
        style={{
          display: "block",
          width: LINE,
          fontFamily: DISPLAY,
          fontWeight: 700,
          lineHeight: 1.04,
          wordBreak: "break-word",
          color: isOver ? SOFT : INK,
          ...fitTitle(title),
        }}
      >
        {title}
      </div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div
          style={{
            display: "flex",
            alignSelf: "flex-start",
            alignItems: "center",
            height: 84,
            marginLeft: STEM - INDENT,
            padding: `0 36px 0 ${INDENT - STEM}px`,
            background: MARK,
            borderRadius: "0 14px 9px 0",
            fontSize: 40,
          }}
        >
          <OneLine width={LINE}>{marked}</OneLine>
        </div>
        <div style={{ display: "flex", marginTop: 22, height: 40, fontSize: 30, color: SOFT }}>
          <OneLine width={LINE}>{under}</OneLine>
        </div>
      </div>
    </div>
  );
}

function OneLine({ width, children }: { width: number; children: string }) {
  return (
    <div
      style={{
        display: "block",
        maxWidth: width,
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
        paddingRight: ROOM_FOR_DOTS,
      }}
    >
      {children}
    </div>
  );
}

function Wordmark() {
  return (
    <div
      style={{ display: "flex", alignItems: "center", fontFamily: DISPLAY, fontWeight: 700, fontSize: 50 }}
    >
      <svg width="38" height="46" viewBox="0 0 20 24" style={{ marginRight: 16 }}>
        <path d="M0 0h20v5.5H5.5V24H0z" fill={INK} />
        <path d="M5.5 9.5h11V15h-11z" fill={MARK} />
      </svg>
      Farwork
    </div>
  );
}

// Title lengths and the font sizes and line counts they fit.
const SMALLEST = { most: Infinity, fontSize: 50, lineClamp: 5 };
const SIZES = [
  { most: 44, fontSize: 104, lineClamp: 2 },
  { most: 66, fontSize: 84, lineClamp: 3 },
  { most: 120, fontSize: 64, lineClamp: 4 },
  SMALLEST,
];
/** Relative to the font size; slightly more than the average letter. */
const LETTER_WIDTH = 0.5;

/**
 * The largest font size that fits the title, with its longest word on one line. Words are only broken if no size keeps
 * them whole.
 */
function fitTitle(title: string): { fontSize: number; lineClamp: number } {
  const longest = Math.max(...title.split(/[\s-]/u).map((word) => word.length));
  const roomy = SIZES.filter(({ most }) => title.length <= most);
  const [largest = SMALLEST] = roomy;
  const { fontSize, lineClamp } =
    roomy.find((size) => longest * size.fontSize * LETTER_WIDTH <= LINE) ?? largest;
  return { fontSize, lineClamp };
}
