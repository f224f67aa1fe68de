import { wishPlot } from '../wish-plot.ts'

export const aCold = wishPlot({
  id: 'wish-a-cold',
  wishes: ['a cold', 'having a cold', 'cold and cough', 'sore throat', 'runny nose', 'cough', 'off school sick', 'sick day', 'feeling poorly', 'poorly', 'flu', 'sick bed', 'ill bed', 'home sick school', 'home sick nursery', 'sick home', 'off poorly', 'tonsillitis', 'lost voice', 'no voice', 'voice gone', 'blocked nose', 'stuffy nose', 'bunged up', 'nose spray', 'steam inhalation', 'snotty nose'],
  answers: ['ill', 'sick', 'home', 'bed', 'nose', 'throat', 'cough', 'bad', 'staying', 'medicine', 'school', 'better', 'soup', 'sofa', 'nursery', 'feels', 'hot'],
  except: ['fever', 'feverish', 'temperature', 'jab', 'hospital', 'weather', 'dog', 'cat', 'puppy', 'dragon', 'scarlet', 'hay', 'snow', 'teddy', 'ice', 'water', 'wind', 'penguin', 'hands', 'feet', 'bear', 'dark', 'cold night', 'cold day', 'cold morning', 'cold winter', 'cold drink', 'car', 'bus', 'travel', 'plane', 'boat', 'mermaid', 'frog', 'princess', 'parrot', 'lion', 'bird', 'fairy', 'tired', 'excited', 'sick going bed'],
  moods: ['change', 'alone', 'sleepless'],
  about: 'The hero has a cold and no voice, and rings for things with a spoon, until the rings are too many.',
  titles: ['Ting', 'Four Rings for the Sock', 'A Spoon and a Glass', '{H} Rings Eleven Times', 'Once Is Enough'],
  want: [
    {
      id: 'no-voice',
      A: 'partner',
      paragraphs: [
        '{H} had a cold and a bit of a fever. Of {H}’s voice only a creak was left. So {H} lay on the sofa under a blanket, with a spoon and a glass to ring with.',
        '“One ring is for water,” said {A}. “Two is for the blanket. Three is for a handkerchief. Is that clear?” {H} nodded. That was just what {H} wanted. Ting, went the glass. {A} brought water.'
      ]
    }
  ],
  way: [
    {
      id: 'more-rings',
      A: 'partner',
      paragraphs: [
        'Ting, ting. {A} pulled the blanket higher. Ting, ting, ting. {A} brought a handkerchief. Then {H}’s one foot was cold, and there was no ring for a foot. So four was for the sock, and five was for the window, and six was to stop humming.',
        'It all worked, up to nine. At ten {A} came with a shoe. {H} did not want a shoe. {A} came back with the lamp, then with a hat, then with half a loaf. “I think I’ve got mixed up,” said {A}. “Was it six and four, or was it ten?” {H} rang again, more slowly, and now it was eleven.'
      ]
    },
    {
      id: 'steam',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Your nose is shut,” said {A}. “Which half?” {H} pointed to the left. A minute later {H} pointed to the right. It had changed over.',
        '“They take turns,” said {A}. “One works and the other has a rest. They do that when you’re well, too, only you don’t notice.” {H} lay and waited for the change. It came exactly when {H} had stopped waiting.'
      ]
    },
    {
      id: 'counting-the-lamp',
      A: 'same',
      spare: 12,
      paragraphs: [
        'From the sofa there was only the ceiling to look at. There was a crack in it, like a river with an island. {A} lay down alongside to see it from there. “Who lives on the island?” asked {A}. {H} pointed to {H}’s own mouth, and no sound came out of it. “Somebody with no voice,” said {A}. {H} nodded, and rowed a little with both arms. “But with a boat,” said {A}. “That’s good. Then somebody can fetch the soup.”'
      ]
    },
    {
      id: 'oven',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} laid one hand on {H}’s forehead. “You’re warm,” said {A}. “That’s your body. It’s turned up the heating, so that the cold gets too hot and goes.”',
        '{H} was pleased to be of use. {A} held the other hand there too, because it was a chilly day. They stayed like that for a while, like somebody at a stove.'
      ]
    },
    {
      id: 'pet-on-feet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came and looked. {H} had no ring for {A}, and {A} would not have come for one. {A} came because {H} was the warmest thing in the house.',
        'And where {A} was, the blanket got a bit warmer too. {H} could have rung seven for the cushion. But that would have disturbed {A}, and so {H} did without the cushion.'
      ]
    },
    {
      id: 'elder-onion',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“With us it was an onion in a sock,” said {S}. “It was hung up by the bed. Nobody could come near you for the smell, and so nobody else caught it.”',
        '“Did it help?” creaked {A}. “I got better to get away from it,” said {S}. {A} laughed, and coughed, and laughed once more. It was not a good laugh yet. It sounded like a gate, and {S} said it was coming on.'
      ]
    },
    {
      id: 'sneeze',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A sneeze was coming. {H} held up one finger, so that {A} would wait. {A} waited, with a handkerchief at the ready. The sneeze came nearer. It came quite near, and turned round, and went away.',
        '“Gone?” asked {A}. {H} let out a breath. Then the sneeze came from behind. Afterwards three of {A}’s papers lay on the floor, and the spoon had rung by itself.'
      ]
    },
    {
      id: 'honey',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was hot lemon with honey in it. {A} let the honey run off the spoon in a thread. At the bottom of the cup it folded itself up. It did that by itself, to and fro, like a very small blanket. {H} watched until it was all in bed.',
        '“What does it taste of?” asked {A}. {H} tried it and shook {H}’s head. When your nose is shut, everything tastes of warm. So {A} had a sip, and told {H} about it. “It’s sour on the left,” said {A}, “and then somebody comes in with a bee.” {H} took another sip, and found the place.'
      ]
    },
    {
      id: 'list',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was quite sure that all the ringing needed was a list. {A} drew rows of dots, and beside each what it was for: a drop, a blanket, a nose.',
        'Ting, ting, ting, ting, ting. {A} ran a finger down the list. “A fish,” said {A}. It was meant to be the window. They looked at the drawing together, and {H} had to admit that the window had a tail.'
      ]
    },
    {
      id: 'long-way-round',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You could tell me with your face,” said {A}. So {H} made one. {A} studied it for a time. “You’d like a lemon,” said {A}. {H} shook that face and made another. “Somebody’s on your foot. No? You’ve seen a ghost, and it was the plumber.”',
        '{H} gave up and pointed with the spoon. {A} followed it with one finger, past the lamp, and out at the window. “The moon?” asked {A}. {H} lay back. All that {H} wanted was a sip of tea. The cup stood right in front of the window.'
      ]
    },
    {
      id: 'thermometer',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The thermometer went under {H}’s arm, and {H} had to hold that elbow down until it was done. {A} sat there and waited too. Peep, it went. “What’s a peep for?” asked {A}, and half got up. “Is that the loaf?” {H} shook with laughing, and the thermometer slid down {H}’s sleeve.',
        'They had to begin again from the start. “It’s a bit more than anybody’s,” read {A}, “and a good deal less than tea.” That was not so bad. {H} put the thermometer with the spoon and the glass, as it could ring by itself.'
      ]
    }
  ],
  turn: [
    {
      id: 'full-glasses',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the edge of the sofa to count it up. On the table stood four glasses of water, all full. There were five handkerchiefs, all folded. “You haven’t drunk any of it,” said {A}. {H} looked at the water. It was true.',
        '“What did you ring for, then?” asked {A}. {H} thought for a long time, as well as you can with a fever. “Each time, you came,” creaked {H}. {A} did not say anything to that. {A} moved a little further up on to the sofa.'
      ]
    },
    {
      id: 'one-ring',
      A: 'partner',
      paragraphs: [
        '“Then we only need one ring,” said {A}. “One is for come.” They tried it out. {A} went as far as the door. Ting. {A} came. {A} went into the kitchen. Ting. {A} came, with a spoon in one hand and soup on it. After that {A} stayed sitting there.',
        '{H} drank one glass of water, because it was there, and nearly nodded off. Then it went ting, once, and very softly. {H} opened one eye. {A} had the spoon. “Did you want something?” creaked {H}. “No,” said {A}. “You came.”'
      ]
    },
    {
      id: 'voice-back',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For a moment {H}’s voice looked in. “Hello,” said {H}, quite high, and was startled by it. “Who was that?” asked {A}.',
        '“Me,” said {H}, quite low. The voice went up and down like somebody trying out chairs. Then it was gone again. “It’ll stay in the big one in the end,” said {A}.'
      ]
    },
    {
      id: 'handkerchiefs',
      A: 'other',
      spare: 8,
      paragraphs: [
        'The five handkerchiefs were too good to be wasted on a nose. {A} folded one of them into a hat, and one into a boat with a sail.',
        'The boat went over the blanket, up one knee and down the other side. At the toes the waves were high. {H} sneezed, and it got there faster.'
      ]
    },
    {
      id: 'later',
      A: 'partner',
      paragraphs: [
        '“You’ll be tired of it by tomorrow,” said {A}. “Of the cold?” creaked {H}. “Of me,” said {A}. {H} looked for the spoon, and gave the glass one ring.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came at once, at the ting, and went away with nothing to do.',
      '{names} sneezed in reply, from across the room.',
      { text: '{names} filled a second glass, and it went tong.', needs: ['hands'] },
      { text: '{names} wrote a list of rings, with room at the bottom.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down beside the cold foot, and needed no ring for it.',
      '{names} stopped humming at six, in the middle of a line.',
      { text: '{names} carried a sock about, in case the next ring was a four.', needs: ['hands'] },
      { text: '{names} cleared a path for the shoe, the lamp and the loaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept up too, as far as the end of the blanket.',
      '{names} drank one of the four glasses, which was a help.',
      { text: '{names} unfolded a handkerchief, and folded it up again.', needs: ['hands'] },
      { text: '{names} set a bowl of soup on the stool, within reach.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} emptied the glasses, all but one, and the half loaf went back to the kitchen.',
    'Then {H} was washed a little and lay down, with the spoon beside the pillow.'
  ],
  last: [
    'Nothing went ting any more, for all that {H} wanted now was to go on sleeping.',
    'With two warm feet and one quiet spoon, {H} was asleep.'
  ]
})
