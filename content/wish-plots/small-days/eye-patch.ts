import { wishPlot } from '../wish-plot.ts'

export const eyePatch = wishPlot({
  id: 'wish-eye-patch',
  beginsElsewhere: true,
  wishes: ['eye patch', 'eye patches', 'patch eye', 'patch on eye', 'patch over eye', 'patch her eye', 'eyepatch', 'eyepatches', 'lazy eye', 'patching', 'patch for eye', 'patch glasses', 'patch good eye', 'eye patched', 'patched eye', 'wears a patch', 'wear a patch', 'wearing a patch', 'amblyopia', 'squint patch'],
  answers: ['has', 'wear', 'wears', 'wearing', 'new', 'first', 'hours', 'two', 'day', 'every', 'eye', 'eyes', 'left', 'right', 'good', 'lazy', 'strong', 'weak', 'patch', 'school', 'glasses', 'hates', 'hate', 'doesn’t', 'like', 'won’t', 'today', 'tomorrow', 'starts', 'start', 'starting', 'getting', 'gets', 'sticky', 'six', 'weeks', 'months', 'needs', 'under', 'optician', 'see', 'better'],
  except: ['pirate', 'pirates', 'parrot', 'pumpkin', 'vegetable', 'garden', 'strawberry', 'knee', 'elbow', 'jeans', 'trousers', 'quilt', 'hospital', 'operation', 'surgery', 'accident', 'hurt', 'scratched', 'poked', 'blind', 'lost', 'teased', 'teasing', 'laughed', 'bullied', 'dog', 'cat', 'teddy', 'nicotine', 'black', 'purple', 'oil', 'mud'],
  moods: ['first', 'change', 'afraid', 'proud', 'learning'],
  company: ['coat', 'sock', 'cup', 'cushion', 'jam', 'toast'],
  about: 'With the patch on, the hero’s lazy eye plays I spy and sees a bear and a frog that nobody can guess, until somebody waits for it, and it sees what two good eyes cannot.',
  titles: ['With My Little Eye', 'A Bear From Over There', '{H} Spies Something Red', 'The Eye That Never Got a Go', 'Nose First'],
  want: [
    {
      id: 'two-hours',
      A: 'partner',
      paragraphs: [
        'For two hours each day {H} had to wear a patch. It stuck down over the left eye, and smelled like a plaster. The left eye had always done the looking. “Now it’s the other one’s turn,” said {A}, who was having toast. There was so much jam on it that {A} had to go in nose first.',
        '{H} looked round with the right eye. Everything was blurred, as if somebody had breathed on it. They played I spy, and {H} wanted to win. “I spy with my little eye,” said {H}, “something brown.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-bear',
      A: 'partner',
      paragraphs: [
        '{A} guessed the table, the door and the crust. “No,” said {H}. “It’s the bear.” They went to see. It was a coat with its hood up. “From over there it was a bear,” said {H}.',
        'Next {H} spied something green. {A} guessed till there was nothing green left. “It’s a frog,” said {H}. But the frog was a sock. “How can I guess what isn’t there?” cried {A}.'
      ]
    },
    {
      id: 'how-it-sticks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The patch was shaped like an egg, and it was skin-coloured, though not the colour of anybody’s skin. There was a soft pad in the middle. {H} opened that eye in there, to see. It was like the inside of a pocket.',
        '“Can you feel your lashes?” asked {A}. {H} blinked. They brushed along the pad, frip, frip. Nobody else could hear that. “It’s sweeping up in there,” said {H}.'
      ]
    },
    {
      id: 'pouring',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} poured some water, and missed the cup by exactly one cup. It made a lake around the butter. “It was there a moment ago,” said {H}. “You need two to see how far off it is,” said {A}. {A} shut one eye as well, and tried to touch the spout. It took three tries.',
        'So they found a way. {H} set the jug on the rim first, until it said clink. After that it was easy, even with no eyes at all. “Clink first,” said {A}, and wrote it down for the rest of them.'
      ]
    },
    {
      id: 'drawing-on-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A patch could be drawn on, before it went on. Yesterday’s had been a fried egg. {H} had walked about with that egg till dinner. “What’s on today’s?” asked {A}. It was a door, with a handle.',
        '{A} knocked on it, very lightly, with one fingertip. “Is anybody in?” “Yes,” said {H}, “but that eye’s not allowed out until ten.” “Then I’ll come back at ten,” said {A}.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s wrong with it?” asked {H}, and tapped beside the right eye. “Nothing,” said {A}. “It’s as good as the other one. Only your head stopped listening to it.” {A} drew a head with two wires. One was thick and black. The other was as thin as a hair.',
        '“And when it looks a lot, the thin one gets thicker?” “A bit each day.” {H} looked hard at the radiator, rib by rib, all twelve of them. That ought to make the wire a bit thicker.'
      ]
    },
    {
      id: 'people-ask',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“People keep asking me what I did to it,” said {H}. “Then tell them something,” said {A}. They thought of what. There was the true one, which was: “The other eye’s training.” It was short, and you could say it while walking.',
        'Or you could say that it was asleep, and put a finger to your lips. {H} tried that one at once, on {A}. “Shh,” said {H}. {A} went on in a whisper, and tiptoed round the left side.'
      ]
    },
    {
      id: 'near-side',
      A: 'same',
      spare: 6,
      paragraphs: [
        'On the left {H} saw nothing now. Whoever came from there came out of nowhere, like a bus out of fog. “Say when you’re there,” said {H}. “I’m there,” said {A}, and was.',
        'A door frame was there as well, and {H} bumped it with one shoulder. After that they both turned their heads first, like two hens. “Nothing coming,” said {A}.'
      ]
    },
    {
      id: 'the-timer',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The oven clock counted the two hours. When they looked, there was always one hour and fifty-something left. “It’s stuck,” said {H}. “It goes slowly when you watch,” said {A}, and hung a tea towel over it.',
        'Then they did a jigsaw, since that is what an eye likes. The small pieces had to be held close. There was blue with a bit of mast, and blue with a bit of gull. When they looked under the towel, there were only forty minutes left.'
      ]
    },
    {
      id: 'tired-eye',
      A: 'same',
      spare: 8,
      paragraphs: [
        'After an hour the right eye was tired, and it watered. “It’s crying,” said {H}. “It’s sweating,” said {A}. “It’s run further today than in all its life.” They gave it a rest, with a warm hand over it. Now it was dark on both sides.',
        '“Where are you?” asked {H}. “Here,” said {A}. The hand smelled of soap. They counted to thirty. When it came away, there was the room, and it looked washed.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} looked at the patch. Then {A} went round, to see if there was more of it behind. {H} knelt down, nose to nose. So near, the right eye could see all of {A} that there was room for. There was a whisker, or something like it, with a crumb on.',
        '“I spy with my little eye,” whispered {H}, “somebody nosy.” {A} gave the patch one sniff, right in the middle, and did not guess.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“A boy at my school had one,” said {S}, “under his glasses. We all wanted it. He let us try it for a marble each.” “Was that allowed?” asked {A}. “No,” said {S}. “By Friday he had all our marbles, and we’d all bumped into the coal shed.”',
        '{S} held a saucer over one eye, to remember how it was. “There,” said {S}, reached for the biscuits, and took hold of the sugar. “It’s still the same.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted a patch as well, and got one of paper. It was blue, and hung from an ear. “I can see everything,” said {S}. “You’ve got to keep that eye shut,” said {A}. {S} shut it. The other one went too. They went together, like two buttons on one thread.',
        '“Now I can’t see anything,” said {S}, and walked into the sofa, and was pleased. “Does it work like that for you?” “No,” said {A}. “Only one of mine has to work.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had seen at once that part of {H} was behind something. That was peekaboo. {A} waited for the eye to come out, and watched the patch without blinking. It was by far the longest peekaboo that {A} had ever been in.',
        '“It takes two hours,” said {H}. {A} had time. Now and then {A} said “Boo,” to help it along. A small hand came up to help the eye out. {H} caught it just in time.'
      ]
    },
    {
      id: 'peeping',
      A: 'partner',
      paragraphs: [
        '{H} wanted to see real things again. So one fingernail went under the edge of the patch. Out looked the left eye. Coat! Sock!',
        '“You’re peeping,” said {A}, and pressed the edge down. “The left one’s always first. The right one never gets a go. And it’s only slow because it’s got no practice. It needs time.” “With my little eye,” said {H}, and felt for it. The little eye was the right one.'
      ]
    }
  ],
  turn: [
    {
      id: 'something-red',
      A: 'partner',
      paragraphs: [
        'So they gave the right eye time. {A} counted, and {H} looked. At three the bear was a bear. At six it had a zip. At ten it was a coat. {H} went round the whole room like that, up close, nose first. At {A} it took a long time. “I spy with my little eye something red.”',
        '{A} guessed a cup and a cushion. “Is it really there?” “Yes.” “Am I warm?” “Very,” said {H}. “It’s jam. It’s on your nose.” {A} looked down with both eyes, as hard as could be, and could not see it at all. So the little eye had won.'
      ]
    },
    {
      id: 'round-the-room',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They went on, and the rule was that nobody spoke before ten. At four, something on the sill was a hat. At seven it had leaves. “Don’t tell me,” said {H}. At nine one of the leaves was brown at the tip, and {H} knew. “Something thirsty,” said {H}.',
        '{A} guessed at once, and went to get the can. Nobody had looked at that plant since Sunday, with any eye at all.'
      ]
    },
    {
      id: 'other-nose',
      A: 'other',
      spare: 14,
      paragraphs: [
        '“What about mine?” asked {A}, and bent down. {H} searched {A}’s face from close by, and took a good ten for each cheek. There was a bit of ink beside one ear. In the eyebrow there was one hair that went the other way.',
        '“And my nose?” “It’s clean,” said {H}, “but it moves when you listen.” “It doesn’t,” said {A}, and it moved.'
      ]
    },
    {
      id: 'too-late',
      A: 'partner',
      paragraphs: [
        'After two hours {A} held a wet cloth to the patch. It came off with a small tug at the eyebrow. The left eye blinked, and looked at {A}.',
        '“It’s found the jam,” said {H}. “But it’s too late. The little eye’s already had that.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked round for something brown.',
      '{names} kept to the right side, where {H} could see.',
      { text: '{names} held one hand over one eye, to see if it was all still there.', needs: ['hands'] },
      { text: '{names} smoothed the patch down at the corners.', needs: ['hands'] }
    ],
    way: [
      '{names} went to see the bear too, and came back.',
      '{names} kept an eye on that sock, in case it jumped.',
      { text: '{names} patted the coat between the ears.', needs: ['hands'] },
      { text: '{names} pulled the sock on, over five toes, and it was quiet.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited too, up to ten.',
      '{names} looked at the jam, and said nothing.',
      { text: '{names} felt all the noses, for safety’s sake.', needs: ['hands'] },
      { text: '{names} wet the cloth with warm water.', needs: ['hands'] }
    ]
  },
  bed: [
    'The patch was stuck on the calendar, on today, beside the others. From across the room they were a row of eggs.',
    '{H} washed both eyes, and lay down. The right eye was allowed to shut first, for it had worked the hardest.'
  ],
  last: [
    'The coat on the hook was a bear again, but no eye looked, for {H} was asleep.',
    'Two eyes had shut, the little one a bit before the other, and {H} slept.'
  ]
})
