import { AgainCard } from './again-card.tsx';
import * as styles from './notebook.css.ts';
import { PainOverview } from './pain-overview.tsx';

export interface NotebookHeadProps {
  map?: boolean;
  again?: boolean;
}

export default function NotebookHead({ map = false, again = false }: NotebookHeadProps) {
  return (
    <div className={styles.head}>
      {map && <PainOverview />}
      {again && <AgainCard />}
    </div>
  );
}
