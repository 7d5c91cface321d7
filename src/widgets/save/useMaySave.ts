import { useContext } from 'react';
import { useMay } from '../../authProvider/useMay';
import { MergingContext } from './merging';

/** Returns true if the user may save the form in context; it becomes false when the permission is revoked. */
export const useMaySave = (): boolean => useMay(useContext(MergingContext) ? 'edit' : 'create');
