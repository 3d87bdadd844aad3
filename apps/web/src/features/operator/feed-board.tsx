"use client";

import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { EntriesLoading } from "../../ui/entries-loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { describeFeeds } from "./describe-feed.ts";
import { readFeedsAtom, type ShownFeeds, shownFeedsAtom } from "./feed-status-atoms.ts";
import { FeedTable } from "./feed-table.tsx";

const FEEDS_USUALLY = 8;
const now = () => new Date();

/** Where every feed stands, asked for by the operator's own browser. */
export function FeedBoard() {
  const shown = useAtomValue(shownFeedsAtom);
  const session = useAtomValue(sessionAtom);
  const readFeeds = useSetAtom(readFeedsAtom);
  const uid = session.status === "signed-in" ? session.account.uid : undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked for anew when it is known who, or somebody else
  useEffect(() => void readFeeds(now), [readFeeds, session.status, uid]);

  const readAgain = useCallback(() => {
    // The button that was pressed may go away.
    heading.current?.focus();
    void readFeeds(now);
  }, [readFeeds]);

  if (shown.status === "forbidden") return <Forbidden />;
  return (
    <div className="py-10 desk:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
        <div>
          <h1 ref={heading} tabIndex={-1} className="set-narrow text-title">
            Feeds
          </h1>
          <output className="mt-3 block text-lead text-soft">{describe(shown)}</output>
        </div>
        {shown.status === "ready" && (
          <button type="button" onClick={readAgain} className="quiet-action">
            Read again
          </button>
        )}
      </div>
      <FeedBody shown={shown} onRetry={readAgain} />
    </div>
  );
}

function Forbidden() {
  return (
    <Notice heading="This page is for operators" headingLevel="h1">
      <p role="alert">Your account may not see how feeds are taken in. Nothing else is missing from it.</p>
    </Notice>
  );
}

function describe(shown: ShownFeeds): string {
  if (shown.status === "loading") return "Reading where feeds stand …";
  return shown.status === "ready" ? describeFeeds(shown, shown.at) : "";
}

function FeedBody({
  shown,
  onRetry,
}: {
  shown: Exclude<ShownFeeds, { status: "forbidden" }>;
  onRetry: () => void;
}) {
  if (shown.status === "loading") return <EntriesLoading count={FEEDS_USUALLY} />;
  if (shown.status === "ready") return <FeedTable feeds={shown.feeds} now={shown.at} />;
  return (
    <Notice heading="Feeds can’t be read just now">
      <p role="alert">Our server did not say where they stand. Taking in goes on without this page.</p>
      <button type="button" onClick={onRetry} className="action">
        Try again
      </button>
    </Notice>
  );
}
