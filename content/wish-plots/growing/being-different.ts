import { wishPlot } from '../wish-plot.ts'

export const beingDifferent = wishPlot({
  id: 'wish-being-different',
  wishes: ['being different', 'be different', 'feels different', 'feel different', 'feeling different', 'felt different', 'everyone different', 'everybody different', 'all different', 'okay different', 'different others', 'different everyone', 'different kids', 'different children', 'differences', 'look like others', 'looks like others', 'look like everyone', 'not like others', 'like everyone else', 'like everybody else', 'same everyone else', 'odd one out', 'fit in', 'fits in', 'fitting in', 'stands out', 'standing out', 'being unique', 'unique', 'uniqueness', 'one of a kind', 'being yourself', 'be yourself', 'being herself', 'being himself', 'diversity', 'okay himself', 'okay herself'],
  answers: ['different', 'difference', 'differences', 'differently', 'being', 'be', 'feel', 'feels', 'feeling', 'felt', 'look', 'looks', 'looking', 'like', 'same', 'others', 'other', 'else', 'everyone', 'everybody', 'people', 'kids', 'kid', 'children', 'child', 'girls', 'girl', 'boys', 'boy', 'class', 'school', 'nursery', 'classmates', 'we', 'are', 'all', 'ok', 'okay', 'fine', 'good', 'alright', 'right', 'learning', 'learn', 'about', 'accepting', 'accept', 'celebrate', 'celebrating', 'embrace', 'embracing', 'respect', 'respecting', 'loving', 'why', 'how', 'odd', 'one', 'out', 'fit', 'fits', 'fitting', 'in', 'stands', 'standing', 'unique', 'uniqueness', 'kind', 'yourself', 'herself', 'himself', 'themselves', 'diversity', 'wants', 'want', 'wanting', 'wishes', 'thinks', 'doesn’t', 'don’t', 'isn’t', 'not', 'always', 'very', 'little', 'bit', 'from', 'and', 'way', 'every', 'is', 'son', 'daughter', 'nobody', 'never', 'just', 'special', 'ways', 'own', 'that', 'today', 'lately', 'rest', 'the'],
  except: ['something different', 'different story', 'different time', 'different day', 'different place', 'different house', 'different bed', 'different colours', 'different colors', 'different animals', 'different languages', 'different shoes', 'different socks', 'clothes', 'dress', 'skin', 'black', 'white', 'brown', 'race', 'racist', 'religion', 'muslim', 'jewish', 'hijab', 'turban', 'wheelchair', 'disabled', 'disability', 'autism', 'autistic', 'adhd', 'dyslexia', 'deaf', 'blind', 'syndrome', 'adopted', 'adoption', 'foster', 'dads', 'mums', 'daddies', 'mummies', 'moms', 'gay', 'trans', 'gender', 'wrong body', 'fat', 'weight', 'scar', 'birthmark', 'glasses', 'freckles', 'hair', 'ears', 'nose', 'teeth', 'bullied', 'bully', 'bullying', 'teased', 'tease', 'teasing', 'laugh', 'laughed', 'mean', 'hit', 'hits', 'hospital', 'ill', 'sick', 'died', 'dead', 'doctor', 'police', 'court', 'divorce', 'sad', 'cries', 'cried', 'crying', 'hates', 'hate', 'alone', 'friends', 'friend', 'dragon', 'dinosaur', 'unicorn', 'monster', 'alien', 'robot', 'princess', 'prince', 'duck', 'duckling', 'swan', 'sheep', 'penguin', 'elephant', 'zebra', 'fish', 'bird', 'cat', 'dog', 'animal', 'animals', 'crayon', 'crayons', 'puzzle', 'jigsaw', 'shape', 'food', 'foods', 'eat', 'box', 'drawer', 'suitcase', 'car', 'twin', 'twins', 'sleep', 'bed', 'wet', 'pee', 'peed'],
  nothingElse: true,
  moods: ['alone', 'change', 'learning', 'proud'],
  company: ['duck', 'pencil', 'page', 'boot', 'row', 'lamp'],
  about: 'On a puzzle page the duck that is different is to be crossed out, and the hero, who feels different too, will not do it; but every duck turns out to be the one, and so two words are crossed out instead.',
  titles: ['Four Ducks and a Boot', 'All Round the Edge', '{H} Crosses Out Two Words', 'The One That Is Different', 'Dressed for the Wet'],
  want: [
    {
      id: 'four-in-a-row',
      A: 'partner',
      paragraphs: [
        '{H} felt different from the others that day. “Where?” asked {A}. “All round the edge,” said {H}. {A} walked round {H} and looked. It was a good edge, and quite clean.',
        'They sat down to a puzzle. Four ducks stood in a row, and the third had a boot on. “Cross out the one that is different,” read {A}. {H} held the pencil behind {H}’s back. “I’m not crossing out a duck for a boot,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'boots-for-all',
      A: 'partner',
      paragraphs: [
        '“The other three are the same,” said {A}. “Then I’ll make it four,” said {H}, and drew a boot for each. The first came out like a loaf. The second was as big as a bed. The fourth duck got one on its head.',
        '“Which is different now?” asked {H}. “All of them,” said {A}. “Now we’ve got to cross out four.”'
      ]
    },
    {
      id: 'from-far-off',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps we’re only too near,” said {A}, and carried the page to the end of the hall. “Now!” called {A}, and held it up. “Are they still different?” {H} screwed up both eyes. There were four specks.',
        '“No,” called {H}. “But they aren’t ducks any more, either.” So {A} came back. At every step they got a little more beak.'
      ]
    },
    {
      id: 'two-peas',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There must be two things somewhere that are the same,” said {A}. “Peas are.” They tipped a bowl of peas on to a tray and looked for two. One had a dent. Another was wrinkled, as if it were thinking. It took a good while.',
        'The last two were very much alike. Then one of them rolled off the table. “Now it’s different,” said {A}. “It’s under the chair.” {H} had a look. “It’s the same pea,” said {H}. “It’s only seen more.”'
      ]
    },
    {
      id: 'same-as-you',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then they tried it themselves. {H} did just what {A} did, at the same moment. They both scratched, and both sighed. They went through the kitchen door at the same time, which took three tries. Nobody was different from anybody.',
        'Then they were both thirsty, and they both took hold of the same cup. “You have it,” they both said. They stood there with four hands on the cup, and got thirstier.'
      ]
    },
    {
      id: 'one-boot',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How does a duck walk, with only one boot?” asked {H}. There was nothing for it but to try. They each put on one shoe, and went up and down the hall. Tock, pat, tock, pat. On one side you were taller.',
        'It made {A} nod at every second step. “I feel as if I agreed with everything,” said {A}. {H} walked the other way and disagreed. It went on as far as the coats.'
      ]
    },
    {
      id: 'behind-the-plant',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Do you ever feel different?” asked {H}. “At parties,” said {A}. “They all know where to put their arms. So I go and stand behind the big plant.” “Does that help?” asked {H}.',
        '“It did once,” said {A}. “The last time there were two behind it already. They moved up. One of them had brought the sandwiches.” {H} thought that it must be quite empty in the middle of a party.'
      ]
    },
    {
      id: 'no-lock',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Not even keys are the same,” said {A}, and laid out a whole bunch in a row. One was for the front door, and one was for the letter box. The smallest was for nothing. It fitted no lock that they knew. “Then it’s that one,” said {A}, and took it off the ring.',
        '{A} shook the rest of the keys. It was a thin sort of jingle, with a hole in it. {H} shook the small one, and it said “tik”. That was the bit. They put it on again.'
      ]
    },
    {
      id: 'roll-with-a-nose',
      A: 'other',
      spare: 7,
      paragraphs: [
        'There were rolls that day, on a tray, in rows. Eleven were round. The twelfth had put out a nose. “That one went wrong,” said {A}. “Which one?” asked {H}, and ate it from behind, so that it should not see.',
        '“What’s it taste like?” asked {A}. “The same,” said {H}, “but it was company.” After that {A} went over the other eleven from all sides. There might at least have been an ear.'
      ]
    },
    {
      id: 'pet-other-times',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had looked different from everybody else at home since the first day. {A} ate other things, slept at other times, and had never worn a sock. “Did anybody ever tell you?” asked {H}. It had never come up.',
        'So {H} told {A}, quite gently. {A} listened to the end. Then {A} looked round at them all, one after the other, as if that explained a good deal.'
      ]
    },
    {
      id: 'elder-five-robins',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“There were five in my class called Robin,” said {S}. “When the teacher said Robin, all five stood up. Only I stayed in my chair. I felt so different that my ears went hot.” {A} asked what the Robins had felt.',
        '“They never knew which of them was meant,” said {S}. “So every time, all five looked round at me. At least they could be sure that it wasn’t me.”'
      ]
    },
    {
      id: 'child-swaps',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m different too,” said {S}, who did not want to be left out. {S} could lift up one eyebrow by itself. {A} could lift only both. But {A} had a toe that lay across the next, with its legs crossed. They took turns, like people who swap stamps.',
        '{A} could fold {A}’s tongue like a letter. {S} looked for a long time. “I’ve got no more at the front,” said {S}, and turned round.'
      ]
    },
    {
      id: 'baby-answer',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'In the corner of the page stood the answer, upside down and very small. {S} leaned over the ducks, and looked at all four in the same friendly way. A long thread of dribble came down. It landed on the answer.',
        'After that it was a grey spot, and could not be read from any side. “{S} says there isn’t one,” said {A}. {S} beamed, and did a second one, to be sure.'
      ]
    },
    {
      id: 'guest-sneeze',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} sneezed, and it went “hep”. {A} had never heard a sneeze like that. “At home we all go hep,” said {S}. “I thought everybody did. On my first day at school I sneezed, and they looked for a frog.”',
        'Then {A} sneezed as well. It went “ah”, and “ah”, and a long time later “tishoo”. {S} listened with an open mouth. “Yours has got stairs,” said {S}.'
      ]
    },
    {
      id: 'rubbed-out',
      A: 'partner',
      paragraphs: [
        'That was too many. {H} rubbed out the loaf, the bed and the hat. {A} laid a hand over the real boot. They looked at the others for a long time.',
        '“That neck’s longer,” said {H}. “And that one squints,” said {A}. The fourth was walking off. “I said they were the same,” said {A}. “But I’d only looked at the boot.”'
      ]
    }
  ],
  turn: [
    {
      id: 'asked',
      A: 'partner',
      paragraphs: [
        '“Then which is the one?” {H} bent down to the first duck. “Are you different?” It answered through {A}’s nose. “Naturally. Look at my neck.” “I should hope so,” said the second. “I can see both ends of the row at once.” The fourth was the only one going anywhere.',
        'Then {H} asked the third. “Me? No,” it said. “I’m dressed for the wet. It’s the others I’m worried about.”'
      ]
    },
    {
      id: 'potato',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} laid out another row, of three spoons and a potato. “Who’s the different one?” {H} asked the potato. “They are, all three,” said the potato, in {A}’s deepest voice. “They’re so thin. Do they get enough to eat?”',
        'The spoons were sorry for the potato, because it had no handle. “How do they hold you?” they asked. “With both hands,” said the potato, and sounded pleased.'
      ]
    },
    {
      id: 'bus-stop',
      A: 'other',
      spare: 14,
      paragraphs: [
        'From the window they could see the bus stop, where four people stood in a row. “Which is the different one?” asked {A}. There was one with a cello. There was one with a fern. The third was talking to the timetable, and the smallest stood on one leg.',
        '“I’d say the cello,” said {A}. Then the bus came, and opened its doors. The driver looked at all four of them and let them in. “The driver hasn’t got a pencil,” said {H}.'
      ]
    },
    {
      id: 'crossed-out',
      A: 'partner',
      paragraphs: [
        '“Then it’s all but the boot,” said {A}, and read it once more, word by word. “Cross. Out.” “Stop,” said {H}, and drew a line through those two. It wobbled, but it got there.',
        '“The one that is different,” read {A}. “Yes?” said the first duck. “Yes?” said the second. “Yes?” called the fourth, from a way off. “Well, yes,” said the third, “if you mean the boot.”'
      ]
    },
    {
      id: 'on-the-back',
      A: 'same',
      spare: 15,
      paragraphs: [
        'On the back of the page was a puzzle with hats. “Find two that are the same,” read {A}. They looked until the lamp had to be lit. Each hat was different, if you gave it time. “We can’t do it,” said {A}. “We’ve got too good.”',
        '{H} took the pencil, and put a line through that as well. They left only the word “find”. Then they had found something, and they could turn the page over again.'
      ]
    },
    {
      id: 'five-in-a-row',
      A: 'same',
      spare: 16,
      paragraphs: [
        'There was room in the row for one more. {H} drew it, and {A} was not to look. It had long legs and {A}’s nose. “Is that me?” asked {A}. “It’s a duck,” said {H}, “but it’s different from the others. It does all their voices.”',
        '{A} looked at it for a while from close by. The hair was right too. “It could do with a boot,” said {A}, and got one.'
      ]
    },
    {
      id: 'the-edge',
      A: 'partner',
      paragraphs: [
        '“And your edge?” asked {A}. “Still there,” said {H}. {A} went along it with the blunt end of the pencil, in and out of the fingers. It tickled, and there was no gap.',
        '“What’s it for?” asked {A}. {H} looked where the pencil was. “That’s where I stop,” said {H}, “and then it’s you.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the edge as well, and found a crumb on it.',
      '{names} came and had a look at the boot.',
      { text: '{names} smoothed the page, so that the ducks stood on flat ground.', needs: ['hands'] },
      { text: '{names} tried on one boot in the hall, to see what the duck saw in it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the loaf, and got hungry.',
      '{names} went once round the table, to see the row from behind.',
      { text: '{names} swept up the crumbs of rubber.', needs: ['hands'] },
      { text: '{names} drew a boot on an envelope, and it was different again.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down at the end of the row, beside the duck that was leaving.',
      '{names} came up close, so that it was edge to edge.',
      { text: '{names} nodded to each of the ducks in turn.', needs: ['hands'] },
      { text: '{names} brought some tape, to hang up the page.', needs: ['hands'] }
    ]
  },
  bed: [
    'The page was hung up by the door. All four stood there, and the fourth was on its way out.',
    '{H} got washed up to the very edge, and lay down. The blanket was tucked in all the way round.'
  ],
  last: [
    'Three ducks had cold feet, and the other had its boot on, and {H} was asleep.',
    'It was warm all round the edge, and inside it {H} was asleep.'
  ]
})
