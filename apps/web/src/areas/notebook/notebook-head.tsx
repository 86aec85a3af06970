import { AgainCard } from './again-card.tsx';
import * as styles from './notebook.css.ts';
import { PainOverview } from './pain-overview.tsx';

export default function NotebookHead() {
  return (
    <div className={styles.head}>
      <PainOverview />
      <AgainCard />
    </div>
  );
}
