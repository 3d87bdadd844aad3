import { answerPicture } from "../../../features/open-graph/answer-picture.ts";
import { BOARD_PICTURE } from "../../../features/open-graph/picture.ts";

export async function GET(request: Request): Promise<Response> {
  return answerPicture(BOARD_PICTURE, request);
}
