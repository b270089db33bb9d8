import { useAllMessages } from "../../i18n/use";
import { Link } from "../../store/route";
import button from "../../widgets/Button.module.css";
import { Card } from "../../widgets/Card";

/** The way to friends and whom one met. */
export function PeopleCard({ me }: { me: string }) {
  const t = useAllMessages();
  return (
    <Card plain title={t.friends.go} help={t.friends.goHelp}>
      <div>
        <Link to="/people" className={button.button ?? ""}>
          {t.friends.title}
        </Link>{" "}
        <Link to={`/person/${me}`} className={button.button ?? ""}>
          {t.profile.yours}
        </Link>
      </div>
    </Card>
  );
}
