import { useNotify, useRecordContext } from 'ra-core';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { review as messages } from '../../../../i18n/areas/access-management/rights';
import { useUser } from '../../../authProvider/currentUser';
import { isRaise, missingRights, rightsChanges, withoutImplied } from '../../../domain/grants';
import { isSame } from '../../../domain/threeWay';
import type { Review } from '../../../form/save/useRecordForm';
import { useAreas } from '../../../menu/area';
import { ConfirmDialog } from '../../../ui/Dialog';
import { InfoBox } from '../../../ui/Notice';
import { useOwnWords, useResourceWords } from '../../../ui/text/words';
import { useQuestion } from '../../../ui/useQuestion';
import { roleContent, usePageName, useRightsText } from '../roleModel';
import type { Role, RoleBody } from '../roleWire';
import './RoleReview.css';

const texts = ['name', 'description'] as const;

type ChangeProps = { kind: 'raised' | 'lowered' | 'text'; what: string; from: string; to: string };

const Change = ({ kind, what, from, to }: ChangeProps) => {
  const words = useOwnWords(messages);
  return (
    <li className={`role-change is-${kind}`}>
      <span className="role-change-kind">{words(kind)}</span>
      <b>{what}</b>
      <span className="role-change-steps">
        <span className="visually-hidden">{`${words('from')} `}</span>
        <del>{from}</del> <span aria-hidden="true">→</span>
        <span className="visually-hidden">{` ${words('to')} `}</span>
        <ins>{to}</ins>
      </span>
    </li>
  );
};

/** Warns of the rights that users take from themselves: they cannot give back a right that they lack. */
const OwnLoss = ({ rights }: { rights: readonly string[] }) => {
  const words = useOwnWords(messages);
  const rightsText = useRightsText();
  if (rights.length === 0) return null;
  return (
    <InfoBox title={words('ownLoss')}>
      {[
        words('ownLossOf', { rights: rightsText(rights) }),
        ...(rights.includes('MANAGE_AKSES_MANAJEMEN') ? [words('ownLossOfRoles')] : []),
      ].join(' ')}
    </InfoBox>
  );
};

/** Returns the message about the users whom a change affects; NaN means that the server's number is unreadable. */
const affectedKey = (count: number) =>
  Number.isNaN(count) ? 'affectsUnknown' : count > 0 ? 'affects' : 'affectsNobody';

type Reviewed = {
  stored: Role | undefined;
  after: RoleBody;
  /** True if a confirmed save was refused because the role had changed since its review. */
  isAgain: boolean;
};

type RoleReviewProps = Reviewed &
  Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'pending' | 'onConfirm' | 'onClose' | 'onClosed'>;

/** Lists what a save would change, permission by permission, and how many users it affects (docs/areas.md). */
const RoleReview = ({ stored, after, isAgain, ...dialog }: RoleReviewProps) => {
  const words = useOwnWords(messages);
  const resourceWords = useResourceWords();
  const pageName = usePageName();
  const areas = useAreas();
  const before = stored?.permissions ?? [];
  const levelText = (level: string) => resourceWords(`levels.${level}`);
  const changes = rightsChanges(
    before,
    after.permissions,
    areas.map(({ permission }) => permission),
  );
  const { role_name: ownRole } = useUser();
  // A colleague may have renamed the role since the form opened, and the session may hold either name.
  const isOwn = [useRecordContext()?.name, stored?.name].includes(ownRole);
  const ownLoss = isOwn ? missingRights(after.permissions, withoutImplied(before)) : [];
  return (
    <ConfirmDialog
      {...dialog}
      title={words(stored ? 'editTitle' : 'createTitle', { name: stored?.name ?? after.name })}
      text={
        <>
          {isAgain && <InfoBox title={words('again')}>{words('againHow')}</InfoBox>}
          <span>
            {stored ? words(affectedKey(stored.user_count), { count: stored.user_count }) : words('newRole')}
          </span>
        </>
      }
      confirmLabel={words('confirm')}
    >
      <div className="role-changes-region" role="region" aria-label={words('changes')} tabIndex={0}>
        <ul>
          {stored &&
            texts
              .filter((field) => stored[field] !== after[field])
              .map((field) => (
                <Change
                  key={field}
                  kind="text"
                  what={resourceWords(`fields.${field}`)}
                  from={stored[field] || words('emptyText')}
                  to={after[field] || words('emptyText')}
                />
              ))}
          {changes.map(({ permission, from, to }) => (
            <Change
              key={permission}
              kind={isRaise({ from, to }) ? 'raised' : 'lowered'}
              what={pageName(permission) ?? permission}
              from={levelText(from)}
              to={levelText(to)}
            />
          ))}
        </ul>
      </div>
      <OwnLoss rights={ownLoss} />
      {after.permissions.length === 0 && <p>{words('noRights')}</p>}
    </ConfirmDialog>
  );
};

/**
 * Shows what a save would change in the role that the server holds now, and saves after a confirmation. The dialog stays
 * open and busy until the save has finished. If the role has changed meanwhile, the dialog opens again and says so.
 */
export const useRoleReview = () => {
  const notify = useNotify();
  const { question, ask, close } = useQuestion<Reviewed, boolean>();
  const [isPending, setPending] = useState(false);
  const wasOutdated = useRef(false);

  const review: Review = async (body, record, send) => {
    const [after, stored] = [body as RoleBody, record as Role | undefined];
    const isAgain = wasOutdated.current;
    wasOutdated.current = false;
    if (stored && isSame(roleContent(stored), roleContent(after))) {
      notify(messages.unchanged, { type: 'error' });
      return 'cancelled';
    }
    setPending(false);
    const isConfirmed = await ask({ stored, after, isAgain });
    try {
      const step = isConfirmed ? await send() : 'cancelled';
      wasOutdated.current = step === 'again';
      return step;
    } finally {
      close();
    }
  };

  const dialog: ReactNode = question && (
    <RoleReview
      {...question.asked}
      open={question.open}
      pending={isPending}
      onConfirm={() => {
        setPending(true);
        question.answer(true);
      }}
      onClose={() => question.answer(false)}
      onClosed={question.onClosed}
    />
  );
  return { review, dialog };
};
