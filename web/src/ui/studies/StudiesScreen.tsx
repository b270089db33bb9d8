// Studies: one's own, a new one, one by its id.

import { MyStudies } from "./MyStudies";
import { NewStudy } from "./NewStudy";
import { StudyLoader } from "./StudyLoader";

export function StudiesScreen({ which }: { which: string }) {
  switch (which) {
    case "":
      return <MyStudies />;
    case "new":
      return <NewStudy />;
    default:
      return <StudyLoader id={which} />;
  }
}
