import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../authProvider/currentUser';
import { getProfilePictureUrl } from '../../dataProvider/pictures/pictureAddress';
import { Photo } from '../../form/photo/Photo';
import './profile.css';

/** 'SR' for 'Siti Nur Rahmawati'. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words[0] ?? '';
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toUpperCase();
};

/** Over the initials, which stay without a picture (specification §7, cdn/bulk-generate). */
export const ProfilePicture = ({ size, label }: { size: number; label?: string }) => {
  const user = useUser();
  const { data: url } = useQuery({
    queryKey: ['profilePicture', user.user_id],
    queryFn: ({ signal }) => getProfilePictureUrl(user.user_id, signal),
    enabled: user.user_id !== '',
    staleTime: Infinity,
  });
  return (
    <span
      className="profile-picture"
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span>{initialsOf(user.full_name)}</span>
      {url && <Photo className="covering" picture={url} alt="" />}
    </span>
  );
};
