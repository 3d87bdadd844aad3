import { arbeitnow } from "./arbeitnow.ts";
import { ashby } from "./ashby.ts";
import type { FeedDefinition } from "./feed-shape.ts";
import { greenhouse } from "./greenhouse.ts";
import { himalayas } from "./himalayas.ts";
import { jobicy } from "./jobicy.ts";
import { lever } from "./lever.ts";
import { recruitee } from "./recruitee.ts";
import { remoteOk } from "./remote-ok.ts";
import { remotive } from "./remotive.ts";
import { workable } from "./workable.ts";

/** Every feed, in the order pages list them. Run `pnpm feeds` after a change. */
export const FEEDS: readonly FeedDefinition[] = [
  remotive,
  remoteOk,
  himalayas,
  jobicy,
  arbeitnow,
  greenhouse,
  lever,
  ashby,
  recruitee,
  workable,
];
