import { SITE_IMAGE } from "../../../features/open-graph/image.ts";
import { serveImage } from "../../../features/open-graph/serve-image.ts";

export async function GET(request: Request): Promise<Response> {
  return serveImage(SITE_IMAGE, request);
}
