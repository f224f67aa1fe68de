import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const glassesOnTheHead = wishPlot({
  id: 'wish-kin-glasses-on-head',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  isTale: true,
  wishes: ['grandma’s glasses were on her head', 'lost her glasses on her head', 'glasses were on her head', 'couldn’t find his glasses', 'lost her glasses and they were on her head', 'lost his glasses and they were on his head', 'looking for her glasses and they are on her head', 'glasses on her head', 'glasses on his head', 'glasses on head', 'glasses were on head', 'glasses top of head', 'lost glasses', 'loses glasses', 'losing glasses', 'lost her glasses', 'lost his glasses', 'always loses glasses', 'can’t find glasses', 'couldn’t find glasses', 'cannot find glasses', 'looking for glasses', 'looks for glasses', 'looked for glasses', 'searching for glasses', 'where are glasses', 'where are my glasses', 'forgot where glasses', 'forgets where glasses', 'wearing glasses looking for them', 'hunt for glasses', 'missing glasses', 'reading glasses lost', 'spectacles on head', 'lost spectacles', 'loses spectacles', 'can’t find spectacles', 'specs on head', 'lost specs', 'can’t find specs', 'looking for specs', 'eyeglasses on head', 'lost eyeglasses', 'sunglasses on head', 'lost sunglasses on head'],
  answers: [...WHICHEVER_RELATIVE, 'glasses', 'spectacles', 'specs', 'eyeglasses', 'sunglasses', 'reading', 'lost', 'lose', 'loses', 'losing', 'find', 'finds', 'found', 'finding', 'look', 'looks', 'looked', 'looking', 'search', 'searching', 'searched', 'hunt', 'where', 'everywhere', 'house', 'whole', 'morning', 'all', 'day', 'time', 'always', 'again', 'every', 'on', 'top', 'of', 'head', 'hair', 'forehead', 'were', 'was', 'are', 'is', 'the', 'they', 'there', 'them', 'can’t', 'couldn’t', 'cannot', 'never', 'without', 'see', 'hear', 'read', 'reads', 'story', 'wearing', 'wears', 'forgets', 'forgot', 'missing', 'own', 'nose', 'hat', 'told', 'nobody', 'we', 'laughed', 'laugh', 'knew', 'but', 'while', 'hours', 'hour', 'we', 'helped', 'help', 'funny', 'and', 'had', 'under', 'bed', 'fridge', 'last', 'bedtime', 'book'],
  except: ['died', 'dead', 'hospital', 'ill', 'sick', 'broke', 'broken', 'trod', 'sat', 'stole', 'stolen', 'steals', 'monkey', 'sea', 'fell', 'optician', 'blind', 'eye test', 'teacher', 'muddled', 'dementia', 'alzheimer’s', 'remember', 'magic', 'dog', 'cat', 'baby', 'goat', 'toilet'],
  moods: ['losing', 'lost', 'question'],
  company: ['glasses', 'book', 'story', 'crown', 'bed', 'shelf', 'mirror', 'paper', 'pencil', 'bread', 'spoon', 'hat', 'pocket', 'chair', 'hook', 'case', 'collar', 'sock'],
  about: 'One of the family has lost the glasses that are up on that very head, and without glasses hears nothing either; a picture is no help, until the hero learns that a head forgets what lies still on it, and moves them by a finger.',
  titles: ['In the Bread, Did You Say', 'What a Head Forgets', 'The Last Place and the First', '{H} Could See Them All the Time', 'By One Finger'],
  want: [
    {
      id: 'up-there',
      A: 'partner',
      paragraphs: [
        '{A} had lost the reading glasses, and they were on {A}’s head. {H} saw it at once. They sat up there, above the forehead, and looked at the ceiling. {H} wanted the long story, and nobody could read that without glasses. {H} had even made a paper crown to listen in. “They’re on your head!” called {H}.',
        '“In the bread?” said {A}. “I can’t hear properly without my glasses, {H}. Tell me when I’ve found them.” And off {A} went to the kitchen.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-bread',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'In the bread bin there was bread. {A} took out each slice, and put it back in order. “Not in here,” said {A}. “Head!” called {H}, as clearly as anybody could. “Red?” said {A}. There was a red tin, with rice in it. {A} let the rice run through ten fingers.',
        '“Head. Your own head,” said {H}. “Sewn on with thread?” said {A}. “No, I’d remember that.” Up on {A}’s head two round lamps shone, one in each glass.'
      ]
    },
    {
      id: 'a-picture',
      A: 'partner',
      paragraphs: [
        'If {A} could not hear it, then {A} should see it. {H} drew a big face, with a pair of glasses on top. {A} held it far away, and then very near. “That’s a fine bicycle,” said {A}, “going over a hill. I’ll look at it properly, as soon as I’ve got my glasses.”',
        'The glasses on {A}’s head had a good view of it.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{H} led {A} by the sleeve to the mirror in the hall. In the mirror anybody could see where the glasses were. “Good evening,” said {A} to the mirror, and made room. “After you.” The blurred one in there made room as well.',
        '“What’s that person got on?” asked {H}, right into {A}’s ear. {A} looked for politeness’ sake. “A sort of hat,” said {A}, “with windows. Some people will wear anything.”'
      ]
    },
    {
      id: 'all-the-pockets',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Then it was the turn of the pockets. {A} patted one after the other and laid what was in them on the table. There was a comb, and half a biscuit. There was a key that fitted nothing. There was a list, and {A} could not read what it said.',
        '{H} could. GLASSES, it said, NOT TO FORGET. “Is it important?” asked {A}. “Rather,” said {H}. {A} put it back, so as to have it handy.'
      ]
    },
    {
      id: 'to-read-far-off',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Far off I can read,” said {A}. “It’s only near to that I can’t.” So {H} took the book to the other end of the hall, and held it up. {A} stood by the kitchen and read out the first line, without a mistake. Only it was so far away that {H} could not hear it.',
        '{A} came nearer, so that it could be heard. Then the letters ran together again. There was no place in that hall where both of them had the story.'
      ]
    },
    {
      id: 'not-to-sit-on-them',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I’d like to sit down and think,” said {A}. “But that’s just how people sit on them.” {A} felt over the chair first, and then the stool, and then the other chair. Each was free. By then {A} was not sure of the first any more.',
        '{H} lay down on all three, one after another, and nothing cracked. “You’re light,” said {A}, and stayed standing. Up on top the glasses were as safe as they had ever been.'
      ]
    },
    {
      id: 'the-hat',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Perhaps they were out on the step. {A} took a hat from the hook, and put it on, and it would not go down. It rode on something, like a lid with a spoon under it. “It’s got smaller,” said {A}. “That’ll be the rain.”',
        '{H} held out both arms and pointed up at it with every finger. “You’re quite right,” said {A}. “It’s silly to wear a hat in the house.” {A} hung it back on the hook.'
      ]
    },
    {
      id: 'the-case',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Here we are!” called {A}. It was the case. It lay where it should, beside the lamp. {A} opened it. There was a small cloth inside, for wiping glasses, and nothing to wipe. “Well, now I know one place where they’re not,” said {A}.',
        'There had been another pair once, for looking for the first. {A} had laid that pair somewhere clever. “I’ll be able to find them,” said {A}, “as soon as I’ve got these.”'
      ]
    },
    {
      id: 'two-who-see-it',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came by and saw the glasses too, up there on that head. “Why does nobody say so?” whispered {A}. “I’ve said it nine times,” said {H}. “It’s been the bread, and a shed, and something red.” {A} tried it once, in a very deep voice. “On your head!” “A bear? In bed?” came the answer.',
        '“You could just pull them off from behind,” said {A}. {H} had thought of that. But that would be a fright, and after a fright nobody gets the long story.'
      ]
    },
    {
      id: 'a-head-forgets',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the edge of the bed. “I had them on when I came in,” said {A}. “I felt them. But a head forgets, {H}. You put on a hat, and for one minute you feel it. Then it lies still, and the head forgets. It’s the same with socks.” {H} felt for two socks. Until then there had not been any. “And when do you feel it again?” asked {H}. That was loud enough. “When the wind moves it,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-one-finger',
      A: 'partner',
      paragraphs: [
        '{H} knelt up on the bed behind {A}. {H} took the glasses by one side, and moved them, no further than a finger is wide. {A} stopped in the middle of a word. “There’s something walking about on my head,” said {A}. One hand went up, very slowly, and felt, and there were the glasses. {A} put them on, and there was {H}. “That’s the last place I’d have looked,” said {A}. “It’s the first place I looked,” said {H}.'
      ]
    },
    {
      id: 'heard-it-now',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Now say it again,” said {A}, with both glasses on the nose. “They’re on your head,” said {H}, quite softly. “I heard every word of that,” said {A}. It was astonishing what a difference they made.',
        'Then {A} picked up a drawing of a big face. “That’s me,” said {A}. “And there they are, right on top! You might have told me.”'
      ]
    },
    {
      id: 'elder-and-the-bus',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Once I waited for the bus,” said {S}, “and it didn’t come, and it didn’t come. I complained to the man beside me.” “Had you missed it?” asked {A}. “I was sitting in it,” said {S}. “It was so long till it started that I’d forgotten.”',
        'The man had been the driver. He had been waiting for one more passenger. “So we both looked out for me,” said {S}.'
      ]
    },
    {
      id: 'child-feels-things',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to feel everything at once that a person has on. “I’ve got a collar,” said {S}. “I’ve got a left sock. Now I’ve got a right sock, and the collar’s gone.” You can’t keep hold of them all. {A} called out the names, and {S} felt one after the other.',
        '“Buttons,” said {A}. {S} felt for a long time. “They don’t do anything,” said {S}. “They only look.”'
      ]
    },
    {
      id: 'pet-and-collar',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had looked in all the same places, a bit lower down, and had no idea what for. Under the shelf there was a crumb, so it had been worth it. Then {A} sat down and scratched, and something moved at {A}’s neck. {A} looked round at it, greatly surprised.',
        '“You’ve had that on for years,” said {H}. {A} sat quite still to listen to it, and then of course it was gone again.'
      ]
    },
    {
      id: 'the-crown',
      A: 'partner',
      paragraphs: [
        '{A} opened the book. “One moment,” said {H}. “I want my crown on for it.” The crown was not on the chair, and not under the pillow. {H} looked behind the door. {A} looked at {H} over the glasses, for quite some time, and up a bit. “Have you tried the bread?” asked {A}.',
        'Then {A} put out one hand, and moved something, no further than a finger is wide. “Oh,” said {H}. “Wind.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the glasses under the table, where nobody wears any.',
      '{names} followed the search into the kitchen, and out again.',
      { text: '{names} turned over a cushion, in case, and then its other side.', needs: ['hands'] },
      { text: '{names} laid the book ready, open at the long story.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at that head, and down at the floor, and up again.',
      '{names} went and searched the doormat, which nobody had done yet.',
      { text: '{names} moved the lamp nearer, for somebody who could not see.', needs: ['hands'] },
      { text: '{names} felt along the top of a shelf, and found dust and a marble.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down for the story, in a place that had been forgotten.',
      '{names} blinked up at the two round glasses, which were looking the right way at last.',
      { text: '{names} wiped a fingerprint off the left glass with the small cloth.', needs: ['hands'] },
      { text: '{names} hung the drawing of the head up on the hook.', needs: ['hands'] }
    ]
  },
  bed: [
    'When the story was read, the glasses went into their case beside the lamp. The case was shut with a click, so that everybody had heard where they were.',
    '{H} washed round the edge of the crown, hung the crown on the bedpost, and lay down. For one minute {H} could feel the blanket.'
  ],
  last: [
    'The blanket lay quite still, and was forgotten from the feet upwards, and {H} was asleep.',
    'Nothing on the pillow moved, no further than a finger is wide, and {H} was asleep.'
  ]
})
