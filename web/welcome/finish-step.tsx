import LayoutDashboardIcon from 'lucide/dist/esm/icons/layout-dashboard';
import StoreIcon from 'lucide/dist/esm/icons/store';
import UtensilsIcon from 'lucide/dist/esm/icons/utensils';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { useMutation } from 'urql';
import { graphql } from '../gql/gql';
import { Button } from '../ui/button/button';
import { Notice } from '../ui/feedback/notice';
import { RadioCards } from '../ui/form/radio-cards';
import { FoodIcon } from '../ui/icons/food-icon';
import { Icon } from '../ui/icons/icon';
import styles from './welcome.module.css';

const LoadDemoMenu = graphql(`
  mutation LoadDemoMenu {
    loadDemoMenu {
      ... on Channel {
        id
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly shopName: string;
  /** There is a menu already: nothing is left to choose. */
  readonly hasMenu: boolean;
}

/** The shop stands. Whether it opens with a menu to try things on is the last question; without, the first dish is next. */
export function FinishStep({ shopName, hasMenu }: Props) {
  const { formatMessage } = useIntl();
  const [, loadDemoMenu] = useMutation(LoadDemoMenu);
  const [choice, setChoice] = useState<'demo' | 'empty'>('demo');
  const [isFilled, setIsFilled] = useState(hasMenu);
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shop = useHref('/');
  const commandCenter = useHref('/command-center');
  const firstDish = useHref('/command-center/product/new');
  const startsEmpty = choice === 'empty' && !isFilled;

  const go = async (address: string) => {
    if (goingTo) return;
    setGoingTo(address);
    setProblem(null);
    if (choice === 'demo' && !isFilled) {
      const { data } = await loadDemoMenu({});
      const answer = data?.loadDemoMenu;
      // A menu that is there already is what was wanted.
      if (!answer || (answer.__typename !== 'Channel' && answer.code !== 'MENU_NOT_EMPTY')) {
        setGoingTo(null);
        return setProblem(formatMessage({ id: 'welcome.unreachable' }));
      }
      setIsFilled(true);
    }
    // A new document: the shop's own colours and the other application's messages come with it.
    window.location.assign(address);
  };

  return (
    <>
      <div className={styles.hero}>
        <span aria-hidden="true" className={styles.plate}>
          <FoodIcon name="birthday-cake" size={88} />
        </span>
        <h1 className={styles.heroTitle}>
          <FormattedMessage id="welcome.finish.title" values={{ name: shopName }} />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id={isFilled ? 'welcome.finish.leadFilled' : 'welcome.finish.lead'} />
        </p>
      </div>
      {!isFilled && (
        <RadioCards
          legend={formatMessage({ id: 'welcome.finish.menu' })}
          name="menu"
          onChange={setChoice}
          options={[
            {
              value: 'demo',
              icon: <FoodIcon name="pizza" size={36} />,
              label: formatMessage({ id: 'welcome.finish.demo' }),
              hint: formatMessage({ id: 'welcome.finish.demoHint' }),
            },
            {
              value: 'empty',
              icon: <FoodIcon name="takeout-box" size={36} />,
              label: formatMessage({ id: 'welcome.finish.empty' }),
              hint: formatMessage({ id: 'welcome.finish.emptyHint' }),
            },
          ]}
          value={choice}
        />
      )}
      {problem && (
        <Notice isLive tone="danger">
          {problem}
        </Notice>
      )}
      <div className={styles.finishActions}>
        {startsEmpty ? (
          <Button isBusy={goingTo === firstDish} isWide onClick={() => go(firstDish)} size="lg">
            <Icon of={UtensilsIcon} />
            <FormattedMessage id="welcome.finish.firstDish" />
          </Button>
        ) : (
          <Button isBusy={goingTo === shop} isWide onClick={() => go(shop)} size="lg">
            <Icon of={StoreIcon} />
            <FormattedMessage id="welcome.finish.shop" />
          </Button>
        )}
        <Button isBusy={goingTo === commandCenter} isWide onClick={() => go(commandCenter)} size="lg" variant="outline">
          <Icon of={LayoutDashboardIcon} />
          <FormattedMessage id="welcome.finish.commandCenter" />
        </Button>
      </div>
      <p aria-live="polite" className={styles.working}>
        {goingTo && choice === 'demo' && !isFilled && <FormattedMessage id="welcome.finish.working" />}
      </p>
    </>
  );
}
