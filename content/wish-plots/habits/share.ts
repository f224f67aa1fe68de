import { wishPlot } from '../wish-plot.ts'

export const whoeverShare = wishPlot({
  id: 'wish-whoever-share',
  visits: 'anything',
  whoever: [
    'won’t share',
    'doesn’t share',
    'doesn’t want to share',
    'doesn’t like sharing',
    'doesn’t like to share',
    'can’t share',
    'hates sharing',
    'hates to share',
    'never shares',
    'refuses to share',
    'is bad at sharing',
    'doesn’t know how to share',
    'learns to share',
    'learned to share',
    'is learning to share',
    'wants all the toys',
    'is selfish',
    'is stingy',
    'always says mine',
    'always said mine',
    'says everything is mine',
    'said everything is mine',
    'doesn’t let anyone play with its toys',
    'doesn’t let anybody play with its toys',
    'won’t let anyone play with its toys',
    'won’t let anyone have a turn',
    'won’t take turns',
    'doesn’t take turns',
    'doesn’t want to take turns',
    'finds sharing hard',
    'hogs the toys',
    'is mean with its toys',
    'keeps everything for itself',
    'says mine mine mine',
    'snatches all the toys',
    'wants everything for itself',
    'won’t give anyone any',
    'won’t give anything away',
    'won’t lend its toys',
    'won’t let anyone touch its things',
    'doesn’t want to give anything up'],
  company: ['suitcase', 'radiator', 'string', 'door'],
  about: 'The hero wants one ride on a suitcase with wheels; whoever won’t share sits on it, and it goes nowhere, for whoever sits cannot pull.',
  titles: ['As Far as the Radiator', 'Mine, Said {visitor}', 'A Suitcase With Wheels', 'Whoever Has the String', '{H} Wants One Ride'],
  want: [
    {
      id: 'wheels',
      A: 'partner',
      paragraphs: [
        'Something rumbled up to the door. It was a red suitcase on wheels, and there was a string to it. {H} wanted one ride on that, from the door to the radiator.',
        'With it came {visitor.first}, and sat down on top at once. “Mine,” said {visitor}. “I only want to go as far as the radiator,” said {H}. “Mine as far as there, too,” said {visitor}.'
      ]
    }
  ],
  way: [
    {
      id: 'it-stands',
      A: 'partner',
      paragraphs: [
        'So {visitor} sat on it and rode. That is to say, it stood. {visitor} took the string, and pulled as hard as could be. It went round once, on the spot, and squeaked.',
        '“Offer something for it,” said {A}, who was quite sure. {H} offered a whistle, a shell, and a torch that worked. “Mine,” said {visitor} to each of them, and took it up on top. It still did not go.'
      ]
    },
    {
      id: 'tray',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Then we’ll go by tray,” said {A}, and fetched the big one. {H} sat down in it, and {A} pulled at a scarf. It had no wheels, and stopped at every crumb. But it went, as far as the radiator and back. {visitor} looked straight ahead, at the wall.',
        '“What was it like?” asked {visitor} after a while, and still looked at the wall. “There’s a bump by the table,” said {H}. “It gets you in the tummy.” {visitor} leaned forward, in case there was a bump here too.'
      ]
    },
    {
      id: 'the-line',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{visitor} took some string and laid a line round the suitcase, so that it would be clear. “In here it’s mine,” said {visitor}. Then there was a rather nice cushion, just outside. {visitor} moved the line. Then there was the rug, and the lamp.',
        'By and by they had nowhere to stand. {H} and {A} stood in the doorway, on one leg each. “And who’s going to fill your cup now?” asked {A}. “The tap’s out here.” {visitor} looked at the tap for a long time. The string was not quite long enough.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s in it?” asked {A}. “I don’t know,” said {visitor}. “I can’t open it. I’d have to get off.” {H} put an ear to the side. Something rolled. “It’s round,” said {H}. “It may be a ball.” “Or it may be an orange,” said {A}, “by now.”',
        '{visitor} grew uneasy up there. “When did you last look?” asked {A}. “When I was small,” said {visitor}. They all three sniffed at the lock.'
      ]
    },
    {
      id: 'who-was-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I did lend something once,” said {visitor}. “It was a bucket. They said, we’ll only have it for a bit. Then it was winter.” “And the bucket?” asked {A}. “It came back in the spring,” said {visitor}. “There was a hole in it, and they said that it had been there before.”',
        '{H} knew that kind of bucket. It had been a pen with a duck on. “They didn’t say how long,” said {H}. “They only said a bit. You can’t see where a bit stops.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Is there anything that you’d lend?” asked {A}. {visitor} went through it all, from one end to the other. “You may look at {caller.part},” said {visitor}. “But not for long, and not both of you.” {A} went first, and then {H}.',
        'They gave it back with many thanks. {visitor} felt to see if it was still there. It was, and no thinner. “Once more, if you like,” said {visitor}. “From the other side it’s even better.”'
      ]
    },
    {
      id: 'caller-move',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Nobody else may do this either,” said {visitor}, and {caller.does}, up there on the lid. “That’s mine too.” {A} had watched it closely. Now {A} {caller.move}. {visitor} nearly fell off. “Give it back!” cried {visitor}.',
        '“How?” asked {A}. {visitor} tried it. It still went, as well as ever. Then {H} did it too, and now there were three of it. “It isn’t getting any less,” said {visitor}, and counted again.'
      ]
    },
    {
      id: 'yawn',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was tiring to sit there. {visitor} yawned, a long one with a creak at the end. Then {H} had it. {H} couldn’t help it. It creaked in the same place. “That was mine,” said {visitor}. “You took it over there.”',
        '{H} was very sorry, and yawned again to give it back. {visitor} got it at once. But {A} had got it as well, by the shelf. It went round the room like a marble in a dish. “Whose is it now?” asked {A}. Nobody could say.'
      ]
    },
    {
      id: 'mine-said',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Is the dust on it yours as well?” asked {A}, who wanted to know exactly. “Mine,” said {visitor}. “And the squeak in the left wheel?” “Mine.” “And the stain here, with the hair on it?” That took a moment. “That was on it before,” said {visitor}.',
        '“Then it’s ours,” said {A}, pleased. “We’ve never had half of a stain.” {visitor} slid over and sat on the stain. One couldn’t be too careful.'
      ]
    },
    {
      id: 'half-cracker',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was one cracker left on the plate. {A} broke it, and it broke badly. One piece was as big as a hand, and one was as big as a nose. “{visitor} may choose,” said {A}. {visitor} took the big one, and looked at the small one.',
        '“And now you break it, and I choose,” said {H}. {visitor} got out a ruler for the next one. It took a good while, and the line was drawn in pencil. It broke into two that were quite the same, and a crumb. They all looked at the crumb.'
      ]
    },
    {
      id: 'everything-up',
      A: 'same',
      spare: 8,
      paragraphs: [
        'By now there was the whistle up there, and the shell, and the torch, and one shoe. {visitor} held on to all of it. “Blow the whistle,” said {H}. “I can’t,” said {visitor}. “I’d have to let go of the shell.”',
        '“Then listen to the shell.” “I can’t, because of the torch.” {visitor} sat quite still in it all, and could not even chase off a fly. “I’ve got a terrible lot,” said {visitor}. “Could somebody see to my left side?”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had one bicycle for four,” said {S}. “It was to the bridge and back, and then the next one. Nobody ever called out that it was their turn.” “Why not?” asked {A}. “You could hear it coming,” said {S}. “It had no oil. Everybody knew how long a turn was.”',
        '{visitor} wanted to hear more about the squeak. {S} did it, from far off, over the bridge, and up to the chair. “That’s a good long turn,” said {visitor}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} also had something that was {S}’s and nobody else’s. It was a stone. {S} kept one hand on it, even at table. “May I hold it?” asked {A}. “Yes,” said {S}, “but I’ll hold it too.” So they both held it, one from each side.',
        '{visitor} leaned down to see how it was done. “And whose is it now?” “Mine,” said {S}. “{A} is only helping with the weight.” It was a small stone, but they did seem to need two for it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had a place on the rug, and it was the one in the middle. Somebody had put the suitcase there. {A} looked up at {visitor}, and {visitor} looked down. “Mine,” said {visitor}. {A} said nothing, and lay down all along the wheels.',
        'Now it could not have gone even if it had wanted to. {visitor} thought of saying something, and then thought better of it. “{A} doesn’t share either,” said {H}.'
      ]
    },
    {
      id: 'two-ends',
      A: 'partner',
      paragraphs: [
        '{A} walked all round it. “It’s got two ends,” said {A}. “One’s for sitting on, and one’s for pulling.” “They’re both mine,” said {visitor}. “That’s why it’s standing still,” said {A}.',
        '{visitor} looked along the string. “If I get off,” said {visitor}, “{H} gets on. And then it’s never mine again.” “It’s only as far as the radiator,” said {H}. “After that there’s the wall.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-ride',
      A: 'partner',
      paragraphs: [
        '{visitor} counted. It was nine boards to the radiator. “I’ll keep the string,” said {visitor}. “Then I’ve still got it.” {visitor} got down, and {H} got on. “One board,” said {visitor}, and pulled.',
        '“Two boards. Three boards.” {visitor} went backwards and never once looked away from it. “Nine!” said {visitor}, and the radiator went bong. {H} got off. “There you are,” said {H}. “It’s yours again. Sit down, and I’ll pull.”'
      ]
    },
    {
      id: 'timetable',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I could be a stop,” said {A}, and stood beside the table with one arm out. The suitcase went by. “You’ve got to stop at a stop,” said {A}. It stopped the next time, and somebody got off. It was only a shoe. But there was a place free now.',
        '“How far?” asked {visitor}, very much the conductor. “Two boards,” said {A}. That cost one shell. On the way back {visitor} gave it out again, for change.'
      ]
    },
    {
      id: 'all-the-things',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It turned out that the whistle was for starting, and the torch was for the front. So they were given out again. In a heap nobody could get at them. {A} whistled. {H} lit up the boards.',
        '“Who’s got the shell?” asked {visitor}. “You have,” said {A}. So {visitor} listened to it at last, all the way along. There was a sea in it. “You’ve had that the whole time?” {visitor} asked {H}. “Since the summer,” said {H}.'
      ]
    },
    {
      id: 'bong',
      A: 'partner',
      paragraphs: [
        '{visitor} rode. It rumbled, right up to the top, and then it went bong. “I’ve had it for years,” said {visitor}, “and I never knew that it could do that. Now you want to keep it.” “No,” said {H}. “I want to go back.” So they changed over.',
        'They went to and fro. “Mine,” said {visitor}, each time at the radiator, and “Mine,” said {H}, each time at the door. “And when’s it my turn?” asked {A}. {visitor} moved up. There was room for half of {A} on top.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the wheels, and heard “mine”.',
      '{names} listened for the rumble, and it had stopped.',
      { text: '{names} cleared the way to the radiator, just in case.', needs: ['hands'] },
      { text: '{names} knotted the end of the string, so as to be useful.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at the radiator for something to arrive.',
      '{names} sat on the floor, which nobody had said “mine” to.',
      { text: '{names} oiled the left wheel, and it made no difference.', needs: ['hands'] },
      { text: '{names} offered a button as well, and it was gone.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way at board seven.',
      '{names} said bong too, a little after the radiator.',
      { text: '{names} pushed from behind, for half a board.', needs: ['hands'] },
      { text: '{names} called out the stops, and made up two.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} went home with the suitcase, and they heard it rumble as far as the corner.',
    'They washed by turns, and {H} lay down. A yawn came through the room and stopped at everybody.'
  ],
  last: [
    'Nine boards, and then came sleep, and {H} got on.',
    'The yawn had gone once round and come to {H}, who kept it, and was asleep.'
  ]
})
